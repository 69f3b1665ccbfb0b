-- Global: a store that is being built before anybody has an account belongs to no tenant, only to who holds its token.
create table temporary_stores (
  id text primary key,
  -- SPEC 3.5: img_id, page, products, region, theme, type.
  store jsonb not null check (octet_length(store::text) <= 2000000),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- Opened or saved; what nobody has used for long is cleared away.
  used_at timestamptz not null default now()
);
create index temporary_stores_unused on temporary_stores (used_at);
grant select, insert, update, delete on temporary_stores to merchloom_directory;
