-- What visitors write to a store, until it has been mailed: then only that there was a message is kept.
create table contact_messages (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  -- The same message of the same sender on the same day is one message, however often it is sent.
  fingerprint bytea not null,
  name text,
  email text,
  message text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, fingerprint),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  check (sent_at is not null or (name is not null and email is not null and message is not null))
);
call secure_tenant_table('contact_messages');
