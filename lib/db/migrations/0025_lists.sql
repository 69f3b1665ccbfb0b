-- Saved views, exports and bulk acts of lists (ADR 0065). Each has two tables: one of a client's people, secured as every
-- tenant's table is, and one of staff, whose lists show the rows of all clients.

create table list_views (
  tenant_id text not null references tenants (id),
  id text not null,
  list text not null,
  owner_id text not null,
  shared boolean not null default false,
  -- The owner, or `shared`: names are unique among a person's own views, and among the shared ones.
  owner_key text not null,
  name text not null check (char_length(name) between 1 and 60),
  -- The name in lower case.
  name_key text not null,
  query jsonb not null default '{}',
  sort text,
  columns jsonb not null default '[]',
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, list, owner_key, name_key),
  check (owner_key = case when shared then 'shared' else owner_id end)
);
call secure_tenant_table('list_views');

create table list_exports (
  tenant_id text not null references tenants (id),
  id text not null,
  list text not null,
  owner_id text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed', 'expired')),
  -- The filters may hold a person's name; they are deleted with the file.
  query jsonb not null default '{}',
  sort text,
  columns jsonb not null,
  lang text not null,
  delimiter text not null,
  file_name text not null,
  rows_done integer not null default 0 check (rows_done >= 0),
  rows_total integer check (rows_total >= 0),
  bytes integer check (bytes > 0),
  storage_key text,
  problem text check (problem in ('too_many_rows', 'not_allowed', 'fault')),
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'ready') = (storage_key is not null)),
  check ((status = 'failed') = (problem is not null))
);
call secure_tenant_table('list_exports');
create index list_exports_of_owner on list_exports (tenant_id, owner_id, list, requested_at desc, id desc);

create table bulk_acts (
  tenant_id text not null references tenants (id),
  id text not null,
  list text not null,
  act text not null,
  owner_id text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- The rows as they matched when the act was asked for: `tenant/id`, in the list's order.
  targets jsonb not null,
  -- How many of them have been tried.
  position integer not null default 0 check (position >= 0),
  done integer not null default 0 check (done >= 0),
  refused jsonb not null default '[]',
  problem text check (problem in ('not_allowed', 'fault')),
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'failed') = (problem is not null))
);
call secure_tenant_table('bulk_acts');

-- Global: what staff keep of the lists of all clients belongs to no tenant. No other role reaches it.
create table staff_list_views (like list_views including defaults including constraints);
create table staff_list_exports (like list_exports including defaults including constraints);
create table staff_bulk_acts (like bulk_acts including defaults including constraints);
alter table staff_list_views drop column tenant_id, add primary key (id), add unique (list, owner_key, name_key);
alter table staff_list_exports drop column tenant_id, add primary key (id);
alter table staff_bulk_acts drop column tenant_id, add primary key (id);
create index staff_list_exports_of_owner on staff_list_exports (owner_id, list, requested_at desc, id desc);

grant select, insert, update, delete on staff_list_views, staff_list_exports, staff_bulk_acts to merchloom_staff;

-- What staff export of all clients is written to the platform's log in the same transaction.
grant insert on platform_audit to merchloom_staff;

-- An order that was changed with many others says by which act.
alter table order_history add column bulk_act_id text;
