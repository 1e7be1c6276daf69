-- A run of `adut compare`.
CREATE TABLE runs (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- What repeats the run: the command without threads and files.
    command TEXT NOT NULL,
    version TEXT NOT NULL,
    game TEXT NOT NULL,
    rules JSONB NOT NULL,
    seed TEXT NOT NULL,
    deals BIGINT NOT NULL,
    started TIMESTAMPTZ NOT NULL,
    -- Both are null while the run is not complete.
    finished TIMESTAMPTZ,
    result JSONB
);

CREATE INDEX runs_by_game ON runs (game);

-- Who took part, in the order of the command.
CREATE TABLE run_players (
    run BIGINT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (run, place)
);

CREATE INDEX run_players_by_name ON run_players (name);

-- The games of a run, in the order in which they are counted.
CREATE TABLE records (
    run BIGINT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    record JSONB NOT NULL,
    PRIMARY KEY (run, number)
);
