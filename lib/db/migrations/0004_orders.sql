create table customers (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  name text not null,
  email text not null,
  phone text not null,
  address_first_line text not null,
  address_second_line text not null default '',
  address_city text not null,
  address_county text not null default '',
  address_postcode text not null,
  address_country text not null,
  country_iso2 text not null check (country_iso2 ~ '^[A-Z]{2}$'),
  address_state text not null default '',
  state_abbreviation text not null default '',
  lang text not null default 'en',
  -- The one open order of this customer (DECISIONS 16).
  open_order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
call secure_tenant_table('customers');

create table orders (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  customer_id text not null,
  order_ref text not null,
  kind text not null check (kind in ('store', 'claim')),
  payment_status text not null check (payment_status in ('awaiting_payment', 'paid', 'not_needed', 'cancelled', 'refunded')),
  -- One of the 23 of SPEC 4 once it is paid, null before (DECISIONS 16).
  status text,
  -- Where an issue state returns to (DECISIONS 32).
  returns_to text,
  lang text not null,
  region text not null,
  currency text not null,
  shipping_method text not null check (shipping_method in ('standard', 'standard_tracked', 'express')),
  items_gross_minor integer not null check (items_gross_minor >= 0),
  shipping_gross_minor integer not null check (shipping_gross_minor >= 0),
  discount_minor integer not null default 0 check (discount_minor >= 0),
  waived_minor integer not null default 0 check (waived_minor >= 0),
  net_minor integer not null check (net_minor >= 0),
  -- VAT, or in the US the provider's sales tax (DECISIONS 14).
  vat_minor integer not null check (vat_minor >= 0),
  -- What is charged.
  total_minor integer not null check (total_minor >= 0 and total_minor = net_minor + vat_minor),
  voucher_id text,
  promo_code_id text,
  discount_code text,
  -- Everything shown later, frozen at pay: address, price break-down, names.
  snapshot jsonb not null,
  delivery_from date not null,
  delivery_to date not null,
  -- The hash of the pay request, so that the same one again returns this order.
  request_hash bytea,
  reserved boolean not null default false,
  reserved_until timestamptz,
  tax_calculation_id text,
  edit_until timestamptz,
  fulfiller_id text,
  tracking jsonb,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, order_ref),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, voucher_id) references vouchers (tenant_id, id),
  foreign key (tenant_id, promo_code_id) references promo_codes (tenant_id, id)
);
call secure_tenant_table('orders');
create index orders_by_time on orders (tenant_id, created_at desc, id desc);
create index orders_by_status on orders (tenant_id, status, created_at desc, id desc);
create index orders_by_event on orders (tenant_id, event_id, created_at desc, id desc);

create table order_lines (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  sku text not null,
  name text not null,
  family text not null,
  colour_identifier text not null,
  colour_name text not null,
  colour_hex text not null,
  size text not null,
  quantity integer not null check (quantity between 1 and 200),
  unit_net_minor integer not null check (unit_net_minor >= 0),
  unit_gross_minor integer not null check (unit_gross_minor >= 0),
  gross_minor integer not null check (gross_minor = unit_gross_minor * quantity),
  vat_applies boolean not null,
  personalisation jsonb not null default '{}',
  -- The scenes as they will be printed, personal text included.
  scene_front jsonb,
  scene_back jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  foreign key (tenant_id, variant_id) references variants (tenant_id, id)
);
call secure_tenant_table('order_lines');
create index order_lines_by_order on order_lines (tenant_id, order_id, position);

create table order_history (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('system', 'shopper', 'client', 'staff', 'fulfiller')),
  actor_user_id text,
  -- False for a late or repeated message, which is stored and shown but moves nothing (DECISIONS 32).
  moved boolean not null default true,
  reason text,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('order_history');
create index order_history_by_order on order_history (tenant_id, order_id, at, id);

create table payment_intents (
  tenant_id text not null,
  -- Unknown until the provider has answered; the idempotency key is the order's id (DECISIONS 16).
  intent_id text,
  order_id text not null,
  account_id text not null,
  region text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'succeeded', 'cancelled')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id),
  unique (tenant_id, intent_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('payment_intents');
create index payment_intents_open on payment_intents (expires_at) where state = 'open';
-- Reason: the reconciler must find what is overdue before it knows whose it is; ids and times only, read only.
create policy directory_finds_open on payment_intents for select to merchloom_directory using (state = 'open');
grant select (tenant_id, order_id, state, expires_at) on payment_intents to merchloom_directory;

-- One row per key a claim takes; the unique key is what makes a household's second claim fail (DECISIONS 24).
create table claim_keys (
  tenant_id text not null,
  event_id text not null,
  kind text not null check (kind in ('household', 'email', 'phone', 'name_postal')),
  key_hash bytea not null,
  order_id text not null,
  primary key (tenant_id, event_id, kind, key_hash),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('claim_keys');

create table idempotency_keys (
  tenant_id text not null,
  key text not null,
  route text not null,
  body_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, route, key)
);
call secure_tenant_table('idempotency_keys');
