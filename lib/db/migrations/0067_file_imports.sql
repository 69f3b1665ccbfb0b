-- Files that a job checks and writes are kept in one table, whatever they are about. ADR 0085.
create table file_imports (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  -- What it is about, and of what of its event; null for the event as a whole.
  kind text not null check (kind in ('stock', 'voucher', 'code')),
  subject_id text,
  owner_id text not null,
  file_name text not null,
  -- Null once the rows are written, or after a week.
  content bytea,
  status text not null default 'waiting'
    check (status in ('waiting', 'checking', 'checked', 'applying', 'done', 'failed')),
  rows_done integer not null default 0 check (rows_done >= 0),
  rows_total integer check (rows_total >= 0),
  -- How much of what it changes, by names of its kind.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  -- Every wrong cell, by line.
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  problem text check (problem in ('not_allowed', 'event_locked', 'fault')),
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check ((status = 'failed') = (problem is not null))
);
call secure_tenant_table('file_imports');
create index file_imports_of_owner on file_imports
  (tenant_id, event_id, owner_id, kind, requested_at desc, id desc);

-- The former tables stay for one version, which goes on with them until the new programs run; the next one drops them. Of its
-- files under way a copy would be a second one, which nobody or everybody writes: they end here, and are sent again.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into file_imports (tenant_id, id, event_id, kind, owner_id, file_name, status, rows_done, rows_total, counts, errors,
  problem, requested_at, finished_at)
select f.tenant_id, f.id, f.event_id, f.kind, f.owner_id, f.file_name,
  case when f.status in ('done', 'failed') then f.status else 'failed' end, f.rows_done, f.rows_total, f.counts, f.errors,
  case when f.status in ('done', 'failed') then f.problem else 'fault' end, f.requested_at, coalesce(f.finished_at, now())
from (
  select tenant_id, id, event_id, 'stock' as kind, owner_id, file_name, status, rows_done, rows_total,
    jsonb_build_object('stock_changes', stock_changes, 'price_changes', price_changes) as counts, errors, problem, requested_at,
    finished_at
  from stock_imports
  union all
  select tenant_id, id, event_id, 'voucher', owner_id, file_name, status, rows_done, rows_total,
    jsonb_build_object('created', created, 'updated', updated), errors, problem, requested_at, finished_at
  from voucher_imports
) f;
reset role;
