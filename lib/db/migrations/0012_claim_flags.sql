-- A claim of an event in flag mode that matches an earlier one: it waits for the client's decision (DECISIONS 24).
create table claim_flags (
  tenant_id text not null,
  order_id text not null,
  event_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  check ((state = 'waiting') = (decided_at is null))
);
call secure_tenant_table('claim_flags');
create index claim_flags_by_state on claim_flags (tenant_id, state, created_at desc, order_id desc);

-- Why: each kind of key it has in common, and the order that had it first.
create table claim_flag_matches (
  tenant_id text not null,
  order_id text not null,
  kind text not null check (kind in ('household', 'email', 'phone', 'name_postal')),
  earlier_order_id text not null,
  primary key (tenant_id, order_id, kind),
  foreign key (tenant_id, order_id) references claim_flags (tenant_id, order_id),
  foreign key (tenant_id, earlier_order_id) references orders (tenant_id, id)
);
call secure_tenant_table('claim_flag_matches');
create index claim_flag_matches_by_earlier on claim_flag_matches (tenant_id, earlier_order_id);
create index claim_keys_by_order on claim_keys (tenant_id, order_id);
