-- How far time has passed, in seconds since 1970; one row. Tables and runs grow old by `reached`,
-- which goes on only as a server sees time pass. `latest` is what the machine's clock has shown.
-- A time that lies ahead is nothing to begin with.
CREATE TABLE clock (
    reached BIGINT NOT NULL,
    latest BIGINT NOT NULL
);
INSERT INTO clock (reached, latest)
SELECT at, at FROM (
    SELECT CASE WHEN COUNT(*) = 0 THEN 0
        ELSE LEAST(MAX(at), EXTRACT(EPOCH FROM now())::BIGINT) END AS at FROM (
        SELECT touched AS at FROM tables
        UNION ALL SELECT EXTRACT(EPOCH FROM started)::BIGINT FROM runs
    ) AS times
) AS latest;

-- When a run of the page was entered, by that clock.
ALTER TABLE runs ADD COLUMN entered BIGINT;
UPDATE runs SET entered = EXTRACT(EPOCH FROM started)::BIGINT WHERE wish IS NOT NULL;
