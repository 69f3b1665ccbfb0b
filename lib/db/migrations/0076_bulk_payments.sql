-- Bulk orders by card (D36): one payment to the platform's own account of the region for the whole, and what of it went back.
-- ADR 0092. Amounts are minor units of the Bulk order's currency.

alter table bulk_orders
  -- One item, printed and looked at before the whole quantity is ordered.
  add column is_sample boolean not null default false;

create table bulk_payments (
  tenant_id text not null,
  bulk_order_id text not null,
  region text not null check (region in ('UK', 'EU', 'US')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- `cancelled`: not paid in time, or given up; money that arrives all the same makes it `paid`, and is given back.
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
  -- Null until the provider has answered; its idempotency key is the Bulk order's id.
  intent_id text check (char_length(intent_id) between 1 and 255),
  received_minor integer check (received_minor >= 0),
  made_at timestamptz not null,
  -- Until then it can be paid, and its orders keep their stock. D16.
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, bulk_order_id),
  unique (tenant_id, intent_id),
  foreign key (tenant_id, bulk_order_id) references bulk_orders (tenant_id, id),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'paid') = (received_minor is not null)),
  check (state <> 'paid' or intent_id is not null)
);
call secure_tenant_table('bulk_payments');

-- Money of such a payment that goes back: our refunds, refunds made at the provider, and disputes.
create table bulk_refunds (
  tenant_id text not null,
  -- Of ours the key that the provider is asked with; else the provider's id.
  id text not null check (char_length(id) between 1 and 255),
  bulk_order_id text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  made_by text not null check (made_by in ('us', 'provider')),
  -- The provider's id; null for one of ours until it is made.
  provider_id text check (char_length(provider_id) between 1 and 255),
  amount_minor integer not null check (amount_minor > 0),
  -- What of it belongs to which order: order id to minor units.
  parts jsonb not null,
  state text not null check (
    state in ('due', 'pending', 'succeeded', 'failed') and kind = 'refund'
    or state in ('inquiry', 'open', 'won', 'lost') and kind = 'dispute'),
  made_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, provider_id),
  foreign key (tenant_id, bulk_order_id) references bulk_orders (tenant_id, id),
  check ((state = 'due') = (provider_id is null))
);
call secure_tenant_table('bulk_refunds');
create index bulk_refunds_of_bulk_order on bulk_refunds (tenant_id, bulk_order_id, made_at, id);
