-- Whether a Bulk event goes to many addresses: its invitees then give one each beside their size (DECISIONS 4).
alter table events add column collect_addresses boolean not null default false;

-- Who is asked for a size. The link each is mailed is signed, not stored; a removed invitee's opens nothing.
create table bulk_invitees (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  name text not null,
  email text not null,
  -- The address in lower case: nobody is invited twice.
  email_key text not null,
  -- How many mails with the link were asked for, when the last was, and how many have left.
  mails_asked integer not null default 1 check (mails_asked >= 1),
  mail_asked_at timestamptz not null default now(),
  mails_sent integer not null default 0 check (mails_sent between 0 and mails_asked),
  -- The answer, all of it or none; it can be changed until the event closes, and each change is a new version.
  answered_at timestamptz,
  product_id text,
  variant_id text,
  personalisation jsonb not null default '{}',
  -- SPEC 3.1's address as orders keep it, for events that collect addresses.
  delivery jsonb,
  version integer not null default 0 check (version >= 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, email_key),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  foreign key (tenant_id, variant_id) references variants (tenant_id, id),
  check ((answered_at is null) = (variant_id is null) and (answered_at is null) = (product_id is null)
    and (answered_at is null) = (version = 0))
);
call secure_tenant_table('bulk_invitees');
create index bulk_invitees_by_creation on bulk_invitees (tenant_id, event_id, created_at, id);
