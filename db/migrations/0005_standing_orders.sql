-- What people at a table have ordered ahead, one order a kind. They belong to a person and not to
-- a seat: in a lobby seats move up. They end with that person's tenure, and with the table.

CREATE TABLE standing_orders (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    value    TEXT NOT NULL,
    once     INTEGER NOT NULL CHECK (once IN (0, 1)),
    -- What an order that is given once was first used for; it ends with that.
    occasion TEXT,
    UNIQUE (table_id, user, kind)
) STRICT;

-- What their owners are still to be told: that an order answered, or why it could not.
CREATE TABLE order_notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    value    TEXT NOT NULL,
    moves    TEXT NOT NULL,
    code     TEXT NOT NULL
) STRICT;

CREATE INDEX order_notices_by_user ON order_notices (user, id);
