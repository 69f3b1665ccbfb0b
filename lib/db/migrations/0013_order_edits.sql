-- What a shopper changed of an order within its edit window, and what of its price goes back for it (DECISIONS 18).
create table order_edits (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  -- What was changed, as the mail tells it; never an address or a text itself.
  changes jsonb not null,
  refund_minor integer not null default 0 check (refund_minor >= 0),
  -- Set once the money has been given back.
  refund_id text,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check (refunded_at is null or (refund_minor > 0 and refund_id is not null))
);
call secure_tenant_table('order_edits');
create index order_edits_by_order on order_edits (tenant_id, order_id, created_at, id);
