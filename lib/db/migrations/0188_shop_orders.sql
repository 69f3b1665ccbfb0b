-- Orders of a client's shop: who fulfils them there, and which order of ours each of its fulfilment orders is. ADR 0176.

-- An event that nobody sees: it owns the orders of a connection. It has no row in the directory of slugs, so that no address leads to it.
alter table events
  add column hidden boolean not null default false,
  add check (not hidden or status = 'Draft');

alter table shop_connections
  add column service_gid text check (char_length(service_gid) <= 100),
  add column location_gid text check (char_length(location_gid) <= 100),
  -- When the fulfilment service and the subscriptions were last seen there.
  add column prepared_at timestamptz,
  -- Whose orders they are; made with the first of them.
  add column event_id text,
  -- When the shop is next asked for what it has assigned to us.
  add column look_at timestamptz not null default now(),
  add foreign key (tenant_id, event_id) references events (tenant_id, id);
create index shop_connections_look on shop_connections (tenant_id, look_at) where status = 'connected';

alter table orders
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('store', 'claim', 'bulk', 'replacement', 'shop'));

-- One fulfilment order of a shop is one order of ours. A shop belongs to one tenant, and its platform uses a gid once.
create table shop_fulfilment_orders (
  tenant_id text not null references tenants (id),
  gid text not null check (char_length(gid) <= 100),
  shop text not null check (char_length(shop) <= 255),
  order_gid text not null check (char_length(order_gid) <= 100),
  -- As the merchant knows it: `#1001`.
  order_name text not null check (char_length(order_name) <= 100),
  -- Null for one that was rejected.
  order_id text,
  -- What the shop is to be told, and then was.
  state text not null check (state in ('accepting', 'accepted', 'rejecting', 'rejected', 'withdrawn')),
  reason text check (char_length(reason) <= 60),
  note text check (char_length(note) <= 1000),
  made_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, gid),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((state in ('rejecting', 'rejected')) = (reason is not null)),
  check (state not in ('accepting', 'accepted') or order_id is not null)
);
call secure_tenant_table('shop_fulfilment_orders');

-- Which of our lines each of its lines is.
create table shop_fulfilment_lines (
  tenant_id text not null,
  gid text not null check (char_length(gid) <= 100),
  fulfilment_gid text not null,
  order_line_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (tenant_id, gid),
  foreign key (tenant_id, fulfilment_gid) references shop_fulfilment_orders (tenant_id, gid) on delete cascade,
  foreign key (tenant_id, order_line_id) references order_lines (tenant_id, id)
);
call secure_tenant_table('shop_fulfilment_lines');
create index shop_fulfilment_lines_order on shop_fulfilment_lines (tenant_id, fulfilment_gid);
create index shop_fulfilment_lines_line on shop_fulfilment_lines (tenant_id, order_line_id);

-- Which of our parcels the shop was told of.
create table shop_shipments (
  tenant_id text not null,
  parcel_id text not null,
  fulfilment_gid text not null,
  -- The platform's id; null until it has answered.
  gid text check (char_length(gid) <= 100),
  told_at timestamptz not null,
  primary key (tenant_id, parcel_id),
  foreign key (tenant_id, fulfilment_gid) references shop_fulfilment_orders (tenant_id, gid) on delete cascade
);
call secure_tenant_table('shop_shipments');
create index shop_shipments_order on shop_shipments (tenant_id, fulfilment_gid);
