-- Global: what staff ask for over the lists of all clients belongs to no tenant. A key is its person's; no other role
-- reaches it.
create table staff_idempotency_keys (
  staff_id text not null,
  key text not null,
  route text not null,
  body_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (staff_id, route, key)
);
create index staff_idempotency_keys_by_age on staff_idempotency_keys (created_at);
grant select, insert, update, delete on staff_idempotency_keys to merchloom_staff;
