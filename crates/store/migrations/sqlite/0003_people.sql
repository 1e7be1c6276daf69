-- Somebody who has chosen a name. There are no accounts: who holds the key is that person.
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    -- The name as it is compared: no two people may look alike.
    folded TEXT NOT NULL UNIQUE,
    -- The digest of the key.
    key BLOB NOT NULL UNIQUE,
    -- In seconds since 1970.
    since INTEGER NOT NULL
) STRICT;

-- Which of them sits there. Nobody plays against himself.
ALTER TABLE table_entrants ADD COLUMN person INTEGER REFERENCES people (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX table_entrants_once ON table_entrants (table_id, person);

-- How their games ended. Results outlive the tables.
CREATE TABLE results (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- The name of the player on the other side.
    against TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('won', 'drawn', 'lost')),
    -- Points, less the mean of the others'.
    difference REAL NOT NULL,
    PRIMARY KEY (person, table_id, number)
) STRICT, WITHOUT ROWID;
