-- How many changes of a table were kept. Who changes a table says how many there were before.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
