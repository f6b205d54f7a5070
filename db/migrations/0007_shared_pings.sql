-- One call may name several seats; a row is one of them. SQLite cannot change a key in place.

CREATE TABLE calls (
    message  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel  INTEGER NOT NULL,
    answered INTEGER NOT NULL CHECK (answered IN (0, 1)),
    -- Of the message, the same in all its rows: how often editing or deleting it has failed.
    attempts INTEGER NOT NULL DEFAULT 0,
    retry_at TEXT,
    PRIMARY KEY (message, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO calls (message, seat, table_id, channel, answered, attempts, retry_at)
SELECT message, seat, table_id, channel, answered, attempts, retry_at FROM pings;
DROP TABLE pings;
ALTER TABLE calls RENAME TO pings;

CREATE INDEX pings_by_table ON pings (table_id, seat);
