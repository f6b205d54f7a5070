-- How far a learner is in a lesson. Its table stands in no channel: the number there is negative.

CREATE TABLE lessons (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    step     INTEGER NOT NULL CHECK (step >= 0),
    since    INTEGER NOT NULL CHECK (since >= 0)
) STRICT;
