-- A table at which people play.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    -- Given where somebody chose it; else each round has a new one.
    seed TEXT,
    practice INTEGER NOT NULL,
    whole_match INTEGER NOT NULL,
    -- When something last happened, in seconds since 1970.
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_touch ON tables (touched);

-- Who plays there. A token is kept as its digest; none for programs and free seats.
CREATE TABLE table_entrants (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    token BLOB,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

-- The games of a table, one after the other.
CREATE TABLE table_rounds (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seed TEXT NOT NULL,
    -- Which entrant sits at each seat.
    seating TEXT NOT NULL CHECK (json_valid(seating)),
    -- Null for games without a pack.
    deck TEXT CHECK (json_valid(deck)),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_moves (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number, ply),
    FOREIGN KEY (table_id, number) REFERENCES table_rounds (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
