-- Bulk orders (D4): what a client orders of its Bulk event, one order of many items to one address or many. Each address is
-- an order of its own; the Bulk order holds payment and reservation of all of them.

create table bulk_orders (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  ref text not null,
  -- Of the call that placed it and the person who made it: the same call again finds this order.
  act text not null,
  payment text not null check (payment in ('credit', 'card')),
  currency text not null,
  shipping_method text not null check (shipping_method in ('standard', 'standard_tracked', 'express')),
  -- Sums of what its orders cost, frozen with them, in minor units. D35, D36.
  production_minor bigint not null check (production_minor >= 0),
  fulfilment_minor bigint not null check (fulfilment_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = production_minor + fulfilment_minor + tax_minor),
  placed_by_user_id text,
  placed_at timestamptz not null,
  -- When the person who placed it approved what is printed.
  proof_approved_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ref),
  unique (tenant_id, act),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
call secure_tenant_table('bulk_orders');
create index bulk_orders_newest on bulk_orders (tenant_id, event_id, placed_at desc, id desc);

alter table orders
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('store', 'claim', 'bulk')),
  add column bulk_order_id text,
  add constraint orders_of_bulk_order check ((kind = 'bulk') = (bulk_order_id is not null)),
  add foreign key (tenant_id, bulk_order_id) references bulk_orders (tenant_id, id);
create index orders_of_bulk_order on orders (tenant_id, bulk_order_id, created_at, id) where bulk_order_id is not null;

-- One line of a Bulk order may be for a whole crowd; a shopper's stay as few as the calls for shoppers allow.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity between 1 and 10000);
