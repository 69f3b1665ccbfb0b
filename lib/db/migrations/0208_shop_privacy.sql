-- What a shop asks on behalf of its customers. ADR 0185.

-- A request that comes again after it was rejected or taken back becomes another order; whose the former ones were is kept.
alter table shop_fulfilment_orders add column former_order_ids text[] not null default '{}';
create index shop_fulfilment_orders_of_order on shop_fulfilment_orders (tenant_id, shop, order_gid);

-- Asked for by a shop, not from an order's page: by which one, and for which of its orders.
alter table privacy_requests
  add column shop text check (char_length(shop) <= 255),
  add column order_ids text[] not null default '{}',
  add check ((shop is null) = (cardinality(order_ids) = 0));
