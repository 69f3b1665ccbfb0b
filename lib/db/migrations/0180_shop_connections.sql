-- A merchant's shop, once the app is installed in it. ADR 0173.

-- Whose a shop is must be known before a tenant is: a webhook names the shop alone. A shop belongs to one tenant.
create table shop_directory (
  shop text primary key check (shop ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?\.myshopify\.com$'),
  tenant_id text not null references tenants (id),
  claimed_at timestamptz not null
);
alter table shop_directory enable row level security;
alter table shop_directory force row level security;
create policy directory_reads on shop_directory for select to merchloom_directory using (true);
create policy tenant_rows on shop_directory for all to merchloom_tenant
  using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
create policy staff_rows on shop_directory for all to merchloom_staff
  using (app_staff() is not null) with check (app_staff() is not null);
grant select on shop_directory to merchloom_directory;
grant select, insert, update, delete on shop_directory to merchloom_tenant, merchloom_staff;
create index shop_directory_tenant on shop_directory (tenant_id);

-- The tokens are encrypted with a key of the tenant's and the shop's own.
create table shop_connections (
  tenant_id text primary key references tenants (id),
  shop text not null,
  shop_name text check (char_length(shop_name) <= 255),
  status text not null check (status in ('connected', 'needs_reauth', 'uninstalled')),
  scopes text[] not null,
  access_token bytea,
  access_until timestamptz,
  refresh_token bytea,
  refresh_until timestamptz,
  api_version text not null,
  connected_at timestamptz not null,
  -- When the shop last answered, and why it last did not, by our own code.
  last_ok_at timestamptz,
  last_error text check (char_length(last_error) <= 60),
  last_error_at timestamptz,
  check (status <> 'connected' or num_nonnulls(access_token, access_until, refresh_token, refresh_until) = 4),
  check (status <> 'uninstalled' or num_nonnulls(access_token, refresh_token) = 0)
);
call secure_tenant_table('shop_connections');

-- Global: the platform comes back with the state alone. Each is good once, for ten minutes.
create table shop_install_states (
  state_hash bytea primary key,
  tenant_id text not null references tenants (id),
  user_id text not null references users (id) on delete cascade,
  shop text not null,
  expires_at timestamptz not null
);
create index shop_install_states_age on shop_install_states (expires_at);
create index shop_install_states_user on shop_install_states (user_id);
grant select, insert, delete on shop_install_states to merchloom_directory;
