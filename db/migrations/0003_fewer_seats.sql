-- How many may sit down by the host's wish; NULL: as many as the game allows.

ALTER TABLE tables ADD COLUMN most INTEGER CHECK (most > 0);
