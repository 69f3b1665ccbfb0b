-- What was said between us and a client's shop, for its merchant: one row for each push, look, message, charge and report. ADR 0194.
-- Ids, states and our own words alone: nothing of a shop's customers.
create table shop_sync_log (
  tenant_id text not null references tenants (id),
  id text not null,
  shop text not null check (char_length(shop) <= 255),
  -- The last time of `times`: a look that finds nothing, and a failure that repeats itself, are one row.
  at timestamptz not null,
  first_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  kind text not null check (kind in ('push', 'pull', 'order', 'webhook', 'charge', 'tracking', 'stock')),
  -- A product, a fulfilment order, an order or a topic; empty for the whole shop.
  subject text not null check (char_length(subject) <= 120),
  -- As the merchant knows it: a product's name, `#1001`.
  label text not null check (char_length(label) <= 200),
  outcome text not null check (outcome in ('done', 'waiting', 'rejected', 'failed')),
  reason text check (char_length(reason) <= 60),
  said text check (char_length(said) <= 1000),
  -- How many orders, or variants, it was about.
  count integer check (count >= 0),
  replayed_at timestamptz,
  primary key (tenant_id, id),
  check (outcome <> 'failed' or reason is not null)
);
call secure_tenant_table('shop_sync_log');
create index shop_sync_log_page on shop_sync_log (tenant_id, at desc, id desc);
create index shop_sync_log_subject on shop_sync_log (tenant_id, kind, subject, at desc);
create index shop_sync_log_kind on shop_sync_log (tenant_id, kind, at desc, id desc);
