-- Cards that a client keeps at the provider, on the platform's own account of a region, to pay top-ups with. Only what is
-- shown of a card is kept here. D36, D37.
create table card_customers (
  tenant_id text not null references tenants (id),
  region text not null check (region in ('UK', 'EU', 'US')),
  -- The provider's id of the client.
  customer_id text not null check (char_length(customer_id) between 1 and 255),
  made_at timestamptz not null,
  primary key (tenant_id, region)
);
call secure_tenant_table('card_customers');

create table saved_cards (
  tenant_id text not null references tenants (id),
  id text not null,
  region text not null check (region in ('UK', 'EU', 'US')),
  -- open: its bank has not been asked yet; ended: removed, replaced, or never finished.
  state text not null default 'open' check (state in ('open', 'saved', 'ended')),
  -- Null until the provider has answered.
  setup_id text check (char_length(setup_id) between 1 and 255),
  method_id text check (char_length(method_id) between 1 and 255),
  brand text check (char_length(brand) between 1 and 40),
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expires_month integer check (expires_month between 1 and 12),
  expires_year integer check (expires_year between 2000 and 2200),
  made_by_user_id text,
  made_at timestamptz not null,
  saved_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  check (state <> 'saved' or (saved_at is not null and method_id is not null and brand is not null and last4 is not null
    and expires_month is not null and expires_year is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
-- One card per account.
create unique index saved_cards_one on saved_cards (tenant_id, region) where state = 'saved';
call secure_tenant_table('saved_cards');

-- The card that a top-up is paid with, where it was a saved one.
alter table top_ups add column card_id text;
alter table top_ups add foreign key (tenant_id, card_id) references saved_cards (tenant_id, id);
