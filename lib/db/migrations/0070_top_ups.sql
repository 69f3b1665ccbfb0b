-- Payments of clients to the platform itself, for their credit accounts. Each is one intent at the provider, on the
-- platform's own account of the currency's region. D36, D37.
create table top_ups (
  tenant_id text not null,
  id text not null,
  currency text not null,
  region text not null check (region in ('UK', 'EU', 'US')),
  amount_minor integer not null check (amount_minor > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
  -- Null until the provider has answered.
  intent_id text check (char_length(intent_id) between 1 and 255),
  made_by_user_id text,
  made_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, currency) references credit_accounts (tenant_id, currency),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'paid' or intent_id is not null)
);
call secure_tenant_table('top_ups');
