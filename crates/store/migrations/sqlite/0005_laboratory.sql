-- Runs that were begun on the page can be gone on with by whoever began them.
-- What was asked for; null for a run of the command line.
ALTER TABLE runs ADD COLUMN wish TEXT CHECK (json_valid(wish));
-- The digest of what opens the run to changes; null where nothing does.
ALTER TABLE runs ADD COLUMN token BLOB;
-- Runs that are not kept are forgotten some day.
ALTER TABLE runs ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;
