-- A tenure belongs to a person or to an AI; SQLite cannot drop a NOT NULL, so the table is made anew.

CREATE TABLE tenures (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user     INTEGER,
    -- Of a person the display name last seen; of an AI a legend's id, or the name of its owner.
    name     TEXT NOT NULL,
    ai       TEXT,
    -- Whose seat an AI plays until that person takes it back; NULL: an AI of its own.
    owner    INTEGER,
    since    TEXT NOT NULL,
    until    TEXT,
    CHECK ((user IS NULL) <> (ai IS NULL)),
    CHECK (owner IS NULL OR ai IS NOT NULL)
) STRICT;

INSERT INTO tenures (table_id, seat, user, name, since, until)
SELECT table_id, seat, user, name, since, until FROM seats;
DROP TABLE seats;
ALTER TABLE tenures RENAME TO seats;

CREATE UNIQUE INDEX one_occupant_per_seat ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX one_seat_per_user ON seats (table_id, coalesce(user, owner)) WHERE until IS NULL;
CREATE INDEX seats_by_user ON seats (user) WHERE until IS NULL;

-- That a seat changed hands is a row of the log, and no move that a replay could make again.
DROP VIEW standing_moves;
CREATE VIEW standing_moves AS SELECT * FROM moves
WHERE cause <> 'hands'
  AND NOT EXISTS (SELECT 1 FROM taken_back AS gone
                  WHERE gone.table_id = moves.table_id AND gone.number = moves.number)
  AND NOT EXISTS (SELECT 1 FROM taken_back AS gone
                  WHERE gone.table_id = moves.table_id AND gone.undo = moves.number);
