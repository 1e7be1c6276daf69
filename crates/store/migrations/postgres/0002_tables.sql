-- A table at which people play.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules JSONB NOT NULL,
    -- Given where somebody chose it; else each round has a new one.
    seed TEXT,
    practice BOOLEAN NOT NULL,
    whole_match BOOLEAN NOT NULL,
    -- When something last happened, in seconds since 1970.
    touched BIGINT NOT NULL
);

CREATE INDEX tables_by_touch ON tables (touched);

-- Who plays there. A token is kept as its digest; none for programs and free seats.
CREATE TABLE table_entrants (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    token BYTEA,
    PRIMARY KEY (table_id, place)
);

-- The games of a table, one after the other.
CREATE TABLE table_rounds (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seed TEXT NOT NULL,
    -- Which entrant sits at each seat.
    seating JSONB NOT NULL,
    -- Null for games without a pack.
    deck JSONB,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE table_moves (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number, ply),
    FOREIGN KEY (table_id, number) REFERENCES table_rounds (table_id, number) ON DELETE CASCADE
);
