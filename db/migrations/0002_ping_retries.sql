-- Deleting a call may fail for a while: when to try again.

ALTER TABLE pings ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pings ADD COLUMN retry_at TEXT;
