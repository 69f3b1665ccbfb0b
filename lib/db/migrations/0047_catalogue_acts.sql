-- One change to many products of an event, as a job (ADR 0078). An act is like a bulk act of `lists`, but belongs to an
-- event, has values, and can be undone.
create table catalogue_acts (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  owner_id text not null,
  -- What is asked for; `{"kind": "undo", "act": …}` takes another act back.
  change jsonb not null,
  -- The products as they matched when the act was asked for, in the store's order.
  targets jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- How many of them have been tried.
  position integer not null default 0 check (position >= 0),
  done integer not null default 0 check (done >= 0),
  refused jsonb not null default '[]',
  problem text check (problem in ('not_allowed', 'fault')),
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check ((status = 'failed') = (problem is not null))
);
call secure_tenant_table('catalogue_acts');
create index catalogue_acts_of_event on catalogue_acts (tenant_id, event_id, requested_at desc);

-- What an act has changed: written with the change itself, so that a second attempt changes nothing twice, and read by the
-- act that takes it back.
create table catalogue_act_rows (
  tenant_id text not null,
  act_id text not null,
  product_id text not null,
  before jsonb not null,
  -- The product's version that the act has left.
  left_at timestamptz not null,
  primary key (tenant_id, act_id, product_id),
  foreign key (tenant_id, act_id) references catalogue_acts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);
call secure_tenant_table('catalogue_act_rows');
create index catalogue_act_rows_of_product on catalogue_act_rows (tenant_id, product_id);
