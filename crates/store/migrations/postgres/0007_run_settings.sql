-- What a run of the page was begun with, by the name that the programs give it.
ALTER TABLE runs RENAME COLUMN wish TO settings;
