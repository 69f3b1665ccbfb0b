-- How far apart two spellings of a name are: typos are forgiven when an order is looked for by name. It comes with Postgres,
-- and whoever owns the database may create it.
create extension if not exists fuzzystrmatch;
