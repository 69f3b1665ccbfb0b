-- What the print check asks of a picture; null for files that nobody sent, such as logos and prints.
alter table files
  add column width_px integer check (width_px > 0),
  add column height_px integer check (height_px > 0),
  -- How its colours were kept when it came; the file itself is always sRGB.
  add column colour_mode text;

-- Pictures on their way: sent in parts, looked at by the worker, then a file or a refusal. A picture without its
-- background is asked for in the same way and has a source instead of parts.
create table uploads (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  -- Only whoever began it may go on with it.
  token_hash bytea not null,
  name text not null,
  bytes integer not null check (bytes between 1 and 20000000),
  -- Number of each part that is there → SHA-256 of its bytes.
  received jsonb not null default '{}',
  source_picture text,
  tolerance real check (tolerance between 0 and 1),
  state text not null default 'receiving' check (state in ('receiving', 'processing', 'ready', 'refused')),
  refusal text,
  file_id text,
  actor text not null check (actor in ('shopper', 'client', 'staff')),
  user_id text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When it was last looked for in designs and orders.
  checked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((source_picture is null) = (tolerance is null))
);
call secure_tenant_table('uploads');
create index uploads_age on uploads (tenant_id, created_at);
create index uploads_file on uploads (tenant_id, file_id);

-- Global: visitors of the event builder belong to no tenant. The same, and the picture with it, for a store that nobody
-- owns yet; `store_id` is that of a temporary store, which may be gone before its pictures are.
create table temporary_uploads (
  store_id text not null,
  id text not null,
  token_hash bytea not null unique,
  name text not null,
  bytes integer not null check (bytes between 1 and 20000000),
  received jsonb not null default '{}',
  source_picture text,
  tolerance real check (tolerance between 0 and 1),
  state text not null default 'receiving' check (state in ('receiving', 'processing', 'ready', 'refused')),
  refusal text,
  file_id text unique,
  content_type text,
  file_bytes integer check (file_bytes > 0),
  sha256 bytea,
  width_px integer check (width_px > 0),
  height_px integer check (height_px > 0),
  colour_mode text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  checked_at timestamptz,
  primary key (store_id, id),
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((source_picture is null) = (tolerance is null)),
  check (file_id is null or (content_type is not null and file_bytes is not null and sha256 is not null
    and width_px is not null and height_px is not null and colour_mode is not null))
);
create index temporary_uploads_age on temporary_uploads (created_at);
grant select, insert, update, delete on temporary_uploads to merchloom_directory;
