-- Issues that stop an order until its address or artwork is fixed, each with one link for its shopper. ADR 0119, D32-30.
create table order_issues (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  kind text not null check (kind in ('address', 'artwork')),
  began_at timestamptz not null,
  -- Until when the shopper's link can be used.
  link_until timestamptz not null,
  -- The last day whose reminder has gone out.
  told_day smallint not null default 0 check (told_day >= 0),
  -- Not looked at by the clock before then, after a failure.
  again_at timestamptz,
  ended_at timestamptz,
  -- Solved by accepting the address or the artwork as it is.
  accepted boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  check (not accepted or ended_at is not null)
);
call secure_tenant_table('order_issues');
create unique index order_issues_open on order_issues (tenant_id, order_id) where ended_at is null;
create index order_issues_order on order_issues (tenant_id, order_id, began_at);
create index order_issues_due on order_issues (tenant_id, began_at) where ended_at is null;
