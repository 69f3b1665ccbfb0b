-- What the provider's tax reports are told of an order's sales tax: one row for each calculation the order has stood on.
create table tax_sales (
  tenant_id text not null,
  order_id text not null,
  -- 1 is the payment's own; each edit that is taxed anew brings the next.
  sequence integer not null check (sequence >= 1),
  calculation_id text not null,
  -- The sale as the reports know it; null until they have been told.
  transaction_id text,
  -- Stands no more: the order was given back, or a later calculation has taken its place.
  withdrawn boolean not null default false,
  reversal_id text,
  -- Why nobody tries any further: refused by the provider, out of reach, another tax than the one paid, or never to be told.
  problem text check (problem in ('refused', 'unreached', 'differs', 'lapsed')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id, sequence),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check (reversal_id is null or (withdrawn and transaction_id is not null))
);
call secure_tenant_table('tax_sales');

-- Lists of staff go over all tenants, so no index that begins with one can give their order; nor could any give that of
-- the totals. `listOrders` walks these both ways.
create index orders_of_all_by_time on orders (created_at desc, id desc, tenant_id desc);
create index orders_of_all_by_total on orders (total_minor, id, tenant_id);
create index orders_by_total on orders (tenant_id, total_minor, id);

-- A payment that came after its reservation had been released takes what it still can: this line's pieces were not among it.
alter table order_lines add column short boolean not null default false;
