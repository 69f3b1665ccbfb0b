-- The platform's part of a shopper's charge, and what of it was given back. D36.

-- The rates that an order was placed with, in basis points: its fee is worked out again when money goes back. All three
-- null in orders whose charge has no fee because they are older.
alter table orders
  add column platform_fee_bp integer check (platform_fee_bp between 0 and 10000),
  add column platform_tax_bp integer check (platform_tax_bp between 0 and 10000);

-- Part of an order's fee given back beside a refund of its charge: once per refund.
create table fee_refunds (
  tenant_id text not null,
  -- The provider's id of the refund of the charge.
  refund_id text not null check (char_length(refund_id) between 1 and 255),
  order_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- The provider's id of the fee's own refund.
  fee_refund_id text not null check (char_length(fee_refund_id) between 1 and 255),
  made_at timestamptz not null,
  primary key (tenant_id, refund_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('fee_refunds');
create index fee_refunds_of_order on fee_refunds (tenant_id, order_id);
