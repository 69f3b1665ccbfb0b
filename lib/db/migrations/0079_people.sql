-- The people of a client and of the platform (D42): invitations, when somebody was last seen, and who was removed.

-- Written at most every five minutes, so that reading a page stays a read.
alter table sessions add column last_seen_at timestamptz;

-- A removed person is disabled too; restorable for 30 days (D45).
alter table users add column deleted_at timestamptz;
alter table users add constraint users_deleted_are_disabled check (deleted_at is null or disabled_at is not null);
create index users_people on users (tenant_id, created_at, id);

create table user_invitations (
  id text primary key,
  -- Null for the platform's own people.
  tenant_id text references tenants (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'account_manager', 'customer_service')),
  lang text not null,
  note text not null default '',
  invited_by text not null references users (id) on delete cascade,
  -- Which mail the valid link is in: sending again makes a new link, and the old one dies.
  round integer not null default 1,
  mailed_round integer not null default 0,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
-- One open invitation per address.
create unique index user_invitations_open on user_invitations (coalesce(tenant_id, ''), email)
  where accepted_at is null and withdrawn_at is null;
create index user_invitations_people on user_invitations (tenant_id, created_at, id);
grant select, insert, update, delete on user_invitations to merchloom_directory;
