"""The store: one SQLite file, numbered migrations, plain rows in and out."""
