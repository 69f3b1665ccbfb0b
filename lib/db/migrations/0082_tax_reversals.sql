-- Which part of a reported sale was taken back in the provider's tax reports for which refund: of each refund, once per sale.
create table tax_reversals (
  tenant_id text not null,
  order_id text not null,
  sequence integer not null,
  refund_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  reversal_id text not null,
  made_at timestamptz not null,
  primary key (tenant_id, order_id, sequence, refund_id),
  foreign key (tenant_id, order_id, sequence) references tax_sales (tenant_id, order_id, sequence) on delete cascade
);
call secure_tenant_table('tax_reversals');
