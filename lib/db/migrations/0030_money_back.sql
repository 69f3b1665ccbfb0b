-- What happens to an order's money after it was paid: refunds, by us or at the provider, and disputes. D16, D32, D36.
alter table orders drop constraint orders_payment_status_check,
  add constraint orders_payment_status_check check (payment_status in ('awaiting_payment', 'paid', 'not_needed',
    'cancelled', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')),
  -- Production waits until somebody has decided, whatever the status; who acts follows from the reason.
  add column hold_reason text check (hold_reason in ('disputed', 'refunded', 'dispute_lost')),
  add column held_at timestamptz,
  add constraint orders_hold_is_whole check ((hold_reason is null) = (held_at is null));

-- One row for each refund that the provider knows.
create table order_refunds (
  tenant_id text not null,
  -- The provider's id; for refunds made before this table the id of the order or of the edit.
  refund_id text not null,
  order_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- The edit whose difference it is.
  edit_id text,
  made_by text not null check (made_by in ('us', 'provider')),
  -- `pending`: the account's balance cannot pay it yet. Only a failed one has moved no money.
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  made_at timestamptz not null,
  primary key (tenant_id, refund_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('order_refunds');
create index order_refunds_by_order on order_refunds (tenant_id, order_id, made_at);
create index order_refunds_by_time on order_refunds (tenant_id, made_at);

-- A bank asks for the buyer's money back.
create table order_disputes (
  tenant_id text not null,
  dispute_id text not null,
  order_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- The provider's word for why.
  reason text not null,
  -- `inquiry`: the bank only asks, and has taken nothing yet.
  state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
  -- Until when the account's owner may answer.
  evidence_due timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, dispute_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((closed_at is null) = (state in ('inquiry', 'open')))
);
call secure_tenant_table('order_disputes');
create index order_disputes_by_order on order_disputes (tenant_id, order_id);
create index order_disputes_by_time on order_disputes (tenant_id, closed_at);

-- Row security holds for the tables' owner too, so that the rows of all tenants are written as staff.
select set_config('app.staff_id', 'migration', true);
set local role merchloom_staff;
insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
  select tenant_id, id, id, total_minor, 'us', 'succeeded', updated_at from orders
  where payment_status = 'refunded' and total_minor > 0;
insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, edit_id, made_by, state, made_at)
  select tenant_id, case when refund_id like 're\_%' then refund_id else id end, order_id, refund_minor, id, 'us',
    'succeeded', refunded_at
  from order_edits where refunded_at is not null and refund_minor > 0;
reset role;
select set_config('app.staff_id', '', true);
