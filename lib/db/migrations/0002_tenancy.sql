create table tenants (
  id text primary key check (id ~ '^ten_[a-z0-9_]{2,40}$'),
  name text not null,
  region text not null check (region in ('UK', 'EU', 'US')),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  vat_rate_bp integer not null default 0 check (vat_rate_bp between 0 and 5000),
  vat_registered boolean not null default false,
  company_details jsonb not null default '{}',
  shop_platform boolean not null default false,
  credit_minor bigint not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
call secure_tenant_table('tenants', 'id');

-- Global: who a slug belongs to must be known before a tenant is.
create table slug_directory (
  slug text primary key check (slug ~ '^[a-z0-9-]{3,63}$'),
  tenant_id text not null references tenants (id),
  event_id text not null,
  -- The slug an old one redirects to; null for a slug in use.
  renamed_to text,
  created_at timestamptz not null default now()
);
alter table slug_directory enable row level security;
alter table slug_directory force row level security;
create policy directory_reads on slug_directory for select to merchloom_directory using (true);
create policy tenant_rows on slug_directory for all to merchloom_tenant
  using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
create policy staff_rows on slug_directory for all to merchloom_staff
  using (app_staff() is not null) with check (app_staff() is not null);
grant select on slug_directory to merchloom_directory;
grant select, insert, update on slug_directory to merchloom_tenant, merchloom_staff;

-- Global: identities are looked up by e-mail before a tenant is known.
create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  tenant_id text references tenants (id),
  superadmin boolean not null default false,
  role text not null check (role in ('admin', 'account_manager', 'customer_service')),
  shop_platform boolean not null default false,
  lang text,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check (superadmin = (tenant_id is null))
);

-- Global: a token is looked up by its hash before its user is known.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Global: attempts are counted before anybody is known (DECISIONS 27).
create table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (bucket, window_start)
);
create index rate_limits_age on rate_limits (window_start);

-- Global: a webhook names the account before a tenant is known.
create table provider_accounts (
  account_id text primary key,
  tenant_id text not null references tenants (id),
  provider text not null check (provider in ('stripe')),
  region text not null check (region in ('UK', 'EU', 'US')),
  charges_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  unique (tenant_id, provider, region)
);

-- Global: a webhook is stored before it is understood, and answered 2xx only then.
create table provider_events (
  provider text not null,
  event_id text not null,
  account_id text,
  region text not null,
  type text not null,
  object_id text,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);

-- Global: the printers the platform works with belong to no tenant.
create table fulfillers (
  id text primary key,
  name text not null,
  regions text[] not null,
  status text not null check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);

-- Global: what staff do to no single tenant (DECISIONS 34).
create table platform_audit (
  id text primary key,
  action text not null,
  actor_user_id text,
  subject text,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);

grant select, insert, update on users, sessions, provider_accounts, provider_events to merchloom_directory;
grant delete on sessions to merchloom_directory;
grant select, insert, update, delete on rate_limits to merchloom_directory;
grant select on fulfillers to merchloom_directory, merchloom_tenant, merchloom_staff;
grant select, insert on platform_audit to merchloom_directory;
grant select on platform_audit to merchloom_staff;
