-- An event that someone is making step by step (SPEC 2.2). It goes by the id of a temporary store, which holds its pictures
-- until it becomes an event (ADR 0072).
create table event_drafts (
  tenant_id text not null references tenants (id),
  id text not null,
  user_id text not null,
  -- A temporary store's parts, and how the event is to be made of them.
  store jsonb not null check (octet_length(store::text) <= 2000000),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  -- The last change; 30 days later it goes.
  updated_at timestamptz not null default now(),
  -- Set aside by its maker; until it goes it can be brought back.
  discarded_at timestamptz,
  primary key (tenant_id, id)
);
create index event_drafts_of_person on event_drafts (tenant_id, user_id, updated_at desc);
create index event_drafts_by_age on event_drafts (tenant_id, updated_at);
call secure_tenant_table('event_drafts');
