-- What staff tell everybody for a time, above every page. ADR 0183. It belongs to no tenant: stores and public pages show it alike.
create table platform_notices (
  id text primary key,
  kind text not null check (kind in ('notice', 'maintenance')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- By language; English always, which those without their own read.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  -- Counts its changes: who closed it reads it again once it says something else.
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  -- Null once that person has been removed for good.
  created_by text references users (id) on delete set null,
  check (ends_at > starts_at)
);
create index platform_notices_end on platform_notices (ends_at desc, id desc);
create index platform_notices_author on platform_notices (created_by);
grant select, insert, update, delete on platform_notices to merchloom_directory;
