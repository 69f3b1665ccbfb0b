-- What a person can take back of an order as long as nothing was queued onwards: the last release or end of a hold, and what
-- was before it. One row for each order, which the next such act replaces. ADR 0122, D3-60.
create table order_undos (
  tenant_id text not null,
  order_id text not null,
  act text not null check (act in ('release', 'resume')),
  edit_until timestamptz,
  hold_reason text check (hold_reason in ('disputed', 'refunded', 'dispute_lost')),
  held_at timestamptz,
  -- The order's version once it was done: whatever happens to the order afterwards ends this.
  version timestamptz not null,
  until timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('order_undos');
