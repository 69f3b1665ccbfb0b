-- The second factor of a login (D42): a secret shared with an app that shows a new code every 30 seconds (RFC 6238).
create table two_factor (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted with a key of this person's own, derived from the installation's secret.
  secret bytea not null,
  -- Null while it is being set up: no login asks for it yet.
  confirmed_at timestamptz,
  -- The latest step of 30 seconds whose code was taken: a code opens one login, and none before it any more.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- For a lost phone: each opens one login. Only their hashes are kept.
create table recovery_codes (
  user_id text not null references two_factor (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Clients whose people all need a second factor. Read at every request before a tenant is known.
create table two_factor_rules (
  tenant_id text primary key references tenants (id) on delete cascade,
  required_by text references users (id) on delete set null,
  required_at timestamptz not null
);
grant select, insert, update, delete on two_factor, recovery_codes, two_factor_rules to merchloom_directory;

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified',
   'email_change_old', 'email_change_new', 'email_changed', 'two_factor_on', 'two_factor_off'));
