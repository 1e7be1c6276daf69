-- How many changes of a table were kept. Who changes a table says how many there were before, so
-- of two processes only one can be next.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
