-- Files of vouchers that a job checks and writes, kept as those of stock and prices are (0046).
create table voucher_imports (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  owner_id text not null,
  file_name text not null,
  -- Null once the rows are written, or after a week.
  content bytea,
  status text not null default 'waiting'
    check (status in ('waiting', 'checking', 'checked', 'applying', 'done', 'failed')),
  rows_done integer not null default 0 check (rows_done >= 0),
  rows_total integer check (rows_total >= 0),
  created integer not null default 0 check (created >= 0),
  updated integer not null default 0 check (updated >= 0),
  -- Every wrong cell, by line.
  errors jsonb not null default '[]',
  problem text check (problem in ('not_allowed', 'event_locked', 'fault')),
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check ((status = 'failed') = (problem is not null))
);
call secure_tenant_table('voucher_imports');
create index voucher_imports_of_owner on voucher_imports (tenant_id, event_id, owner_id, requested_at desc, id desc);

-- The variants that are sold out: they are few, and looked for in the overview of an event.
create index variants_sold_out on variants (tenant_id, product_id) where stock = 0;
