-- Whether an address is known to be its person's own; who was let in by hand before is taken at their word.
alter table users add column email_verified_at timestamptz;
update users set email_verified_at = created_at;

-- Global: who an address belongs to is known before a tenant is, and an address may belong to nobody. What mails about
-- accounts were asked for; a link is stored nowhere, only its hash.
create table account_mails (
  id text primary key,
  kind text not null check (kind in
    ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified')),
  -- Where to; forgotten once the mail has left.
  email text,
  user_id text references users (id) on delete cascade,
  lang text not null,
  -- The same wish, sent twice by an impatient finger, is one.
  fingerprint bytea not null unique,
  token_hash bytea unique,
  expires_at timestamptz,
  -- Followed, or void because a later one took its place.
  used_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check (sent_at is not null or email is not null),
  check (token_hash is null or (user_id is not null and expires_at is not null))
);
create index account_mails_user on account_mails (user_id, kind);
create index account_mails_age on account_mails (created_at);
grant select, insert, update, delete on account_mails to merchloom_directory;

-- Staff list their clients by age.
create index tenants_age on tenants (created_at, id);
