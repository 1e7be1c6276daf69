-- A run of `adut compare`.
CREATE TABLE runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- What repeats the run: the command without threads and files.
    command TEXT NOT NULL,
    version TEXT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    seed TEXT NOT NULL,
    deals INTEGER NOT NULL,
    started TEXT NOT NULL,
    -- Both are null while the run is not complete.
    finished TEXT,
    result TEXT CHECK (json_valid(result))
) STRICT;

CREATE INDEX runs_by_game ON runs (game);

-- Who took part, in the order of the command.
CREATE TABLE run_players (
    run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (run, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX run_players_by_name ON run_players (name);

-- The games of a run, in the order in which they are counted.
CREATE TABLE records (
    run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    record TEXT NOT NULL CHECK (json_valid(record)),
    PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;
