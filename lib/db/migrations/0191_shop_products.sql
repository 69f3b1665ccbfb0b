-- Our products in a client's shop: what is to be pushed, what was, and how the shop has changed it since. By shop, since a client
-- that connects another one begins anew there. ADR 0177.
create table shop_products (
  tenant_id text not null references tenants (id),
  shop text not null check (char_length(shop) <= 255),
  product_id text not null,
  -- Whose prices it has.
  event_id text not null,
  -- Ours to choose and no other product's: a push that died half-way finds by it what it made.
  handle text not null check (char_length(handle) between 1 and 100),
  -- The platform's id; null before the first push.
  gid text check (char_length(gid) <= 100),
  status text not null check (status in ('waiting', 'pushed', 'failed')),
  reason text check (char_length(reason) <= 60),
  -- The shop's own words for what it refused.
  said text check (char_length(said) <= 300),
  tries integer not null default 0,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  pushed_hash text,
  pushed_at timestamptz,
  seen_at timestamptz,
  drift text[] not null default '{}',
  primary key (tenant_id, shop, product_id),
  unique (tenant_id, shop, handle),
  foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check ((status = 'failed') = (reason is not null)),
  check (status <> 'pushed' or num_nonnulls(gid, pushed_hash, pushed_at) = 3)
);
call secure_tenant_table('shop_products');
create index shop_products_due on shop_products (tenant_id, shop, due_at) where status = 'waiting';
create index shop_products_product on shop_products (tenant_id, product_id);
create index shop_products_event on shop_products (tenant_id, event_id);

-- Which of the shop's variants is which SKU of ours. A shop may have an SKU twice; we have it once.
create table shop_variants (
  tenant_id text not null,
  shop text not null,
  sku text not null check (char_length(sku) between 1 and 255),
  product_id text not null,
  gid text not null check (char_length(gid) <= 100),
  inventory_item_gid text not null check (char_length(inventory_item_gid) <= 100),
  -- As it was pushed.
  price text not null check (price ~ '^\d{1,12}\.\d{2}$'),
  primary key (tenant_id, shop, sku),
  foreign key (tenant_id, shop, product_id) references shop_products (tenant_id, shop, product_id) on delete cascade
);
call secure_tenant_table('shop_variants');
create index shop_variants_product on shop_variants (tenant_id, shop, product_id);
