-- What finds a transaction again whose end was not seen: each leaves one, the oldest go.
CREATE TABLE marks (
    id INTEGER PRIMARY KEY,
    mark BLOB NOT NULL
) STRICT;

-- How far time has passed, in seconds since 1970; one row. Tables and runs grow old by `reached`,
-- which goes on only as a server sees time pass. `latest` is what the machine's clock has shown.
-- A time that lies ahead is nothing to begin with.
CREATE TABLE clock (
    reached INTEGER NOT NULL,
    latest INTEGER NOT NULL
) STRICT;
INSERT INTO clock (reached, latest)
SELECT at, at FROM (
    SELECT COALESCE(MIN(MAX(at), CAST(strftime('%s', 'now') AS INTEGER)), 0) AS at FROM (
        SELECT touched AS at FROM tables
        UNION ALL SELECT CAST(strftime('%s', started) AS INTEGER) FROM runs
    )
);

-- When a run of the page was entered, by that clock.
ALTER TABLE runs ADD COLUMN entered INTEGER;
UPDATE runs SET entered = CAST(strftime('%s', started) AS INTEGER) WHERE wish IS NOT NULL;

-- To SQLite before 3.45 null is not valid JSON, and its check of a whole file complains of it.
ALTER TABLE table_rounds ADD COLUMN pack TEXT CHECK (pack IS NULL OR json_valid(pack));
UPDATE table_rounds SET pack = deck;
ALTER TABLE table_rounds DROP COLUMN deck;
ALTER TABLE table_rounds RENAME COLUMN pack TO deck;
ALTER TABLE runs ADD COLUMN outcome TEXT CHECK (outcome IS NULL OR json_valid(outcome));
UPDATE runs SET outcome = result;
ALTER TABLE runs DROP COLUMN result;
ALTER TABLE runs RENAME COLUMN outcome TO result;
ALTER TABLE runs ADD COLUMN asked TEXT CHECK (asked IS NULL OR json_valid(asked));
UPDATE runs SET asked = wish;
ALTER TABLE runs DROP COLUMN wish;
ALTER TABLE runs RENAME COLUMN asked TO wish;
