-- Tokens of programs that call the API for a client (D47). Read by their hash before a tenant is known.
create table api_tokens (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  -- Who made it: the token may never do more than this person may now.
  created_by text not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- The token itself is shown once and kept nowhere.
  token_hash bytea not null unique,
  -- Its last four characters, so that somebody recognises it.
  hint text not null,
  permissions text[] not null check (cardinality(permissions) between 1 and 100),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
create index api_tokens_tenant on api_tokens (tenant_id, created_at);
create index api_tokens_created_by on api_tokens (created_by);
grant select, insert, update, delete on api_tokens to merchloom_directory;
