-- Tables, who sits at them, what was played, what is owed to whom.
-- Instants are ISO 8601 text in UTC, all of one length. Discord ids are integers.

PRAGMA application_id = 1196771404; -- the letters GUHL, so that somebody else's file is never taken for ours

CREATE TABLE lease (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    holder    TEXT NOT NULL,
    host      TEXT NOT NULL,
    pid       INTEGER NOT NULL,
    taken     TEXT NOT NULL,
    heartbeat TEXT NOT NULL
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE user_settings (
    user   INTEGER PRIMARY KEY,
    locale TEXT NOT NULL
) STRICT;

CREATE TABLE catalogues (
    hash  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE tables (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    guild           INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    game            TEXT NOT NULL,
    status          TEXT NOT NULL
                    CHECK (status IN ('lobby', 'playing', 'finished', 'cancelled', 'ended')),
    version         INTEGER NOT NULL,
    host            INTEGER NOT NULL,
    locale          TEXT NOT NULL,
    options         TEXT NOT NULL,
    opened          TEXT NOT NULL,
    closed          TEXT,
    waiting_since   TEXT,
    -- The following are fixed by the start.
    rules_version   INTEGER,
    catalogue       TEXT REFERENCES catalogues (hash),
    seed_commitment TEXT NOT NULL DEFAULT '',
    CHECK ((closed IS NULL) = (status IN ('lobby', 'playing')))
) STRICT;

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel)
    WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);

-- Apart from `tables` so that no ordinary reading of a table brings the secret along.
CREATE TABLE seeds (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seed     BLOB NOT NULL
) STRICT;

-- A row is one tenure: a seat may change hands, the log stays with whoever played.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    since    TEXT NOT NULL,
    until    TEXT
) STRICT;

CREATE UNIQUE INDEX one_occupant_per_seat ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX one_seat_per_user ON seats (table_id, user) WHERE until IS NULL;
CREATE INDEX seats_by_user ON seats (user) WHERE until IS NULL;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     INTEGER,
    user     INTEGER,
    notation TEXT NOT NULL,
    events   BLOB NOT NULL,
    cause    TEXT NOT NULL,
    reveals  INTEGER NOT NULL CHECK (reveals IN (0, 1)),
    at       TEXT NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER moves_are_never_deleted BEFORE DELETE ON moves
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Undo is a row of the log as well; here stand the earlier rows that it takes back, each for good.
CREATE TABLE taken_back (
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    undo     INTEGER NOT NULL CHECK (undo > number),
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES moves (table_id, number),
    FOREIGN KEY (table_id, undo) REFERENCES moves (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX taken_back_by_undo ON taken_back (table_id, undo);
CREATE TRIGGER taken_back_for_good_1 BEFORE UPDATE ON taken_back
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER taken_back_for_good_2 BEFORE DELETE ON taken_back
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What a replay makes again: neither rows that were taken back nor those that took them back.
CREATE VIEW standing_moves AS SELECT * FROM moves
WHERE NOT EXISTS (SELECT 1 FROM taken_back AS gone
                  WHERE gone.table_id = moves.table_id AND gone.number = moves.number)
  AND NOT EXISTS (SELECT 1 FROM taken_back AS gone
                  WHERE gone.table_id = moves.table_id AND gone.undo = moves.number);

-- The position after a log number: the first, the last of every moment, and the newest. Each
-- holds the moves up to its number that stand. Phases are keys of moments: "phase" or "phase:seat".
CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    phase    TEXT NOT NULL,
    asked    TEXT NOT NULL,
    state    BLOB NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

-- The same interaction may reach us twice; (id, verb) has its answer by reference.
CREATE TABLE seen_interactions (
    id       INTEGER NOT NULL,
    verb     TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER,
    first    INTEGER,
    last     INTEGER,
    at       TEXT NOT NULL,
    PRIMARY KEY (id, verb)
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_interactions_by_age ON seen_interactions (at);

-- What a table owes to its channel. Ids are never used again: they serve as nonces.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'ping', 'score')),
    version  INTEGER NOT NULL,
    seat     INTEGER,
    round    INTEGER,
    phase    TEXT,
    log_from INTEGER,
    created  TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    retry_at TEXT
) STRICT;

CREATE INDEX outbox_by_table ON outbox (table_id, id);

CREATE TABLE board_messages (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    round    INTEGER,
    phase    TEXT,
    posted   TEXT NOT NULL,
    told_from INTEGER
) STRICT;

CREATE TABLE pings (
    message  INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    answered INTEGER NOT NULL CHECK (answered IN (0, 1))
) STRICT;

CREATE INDEX pings_by_table ON pings (table_id, seat);
