-- Who must act next on an order, and since when: kept with it, so that a list of all tenants finds and sorts by it. S2.2-159,
-- ADR 0136. lib/modules/orders/rules/who-acts.ts says the same; a test compares the two.
create function who_acts(status text, payment_status text, hold_reason text, returns_to text) returns text
language sql immutable set search_path = '' as $$
  select case
    when status is null then case when payment_status = 'awaiting_payment' then 'recipient' end
    when status in ('shipped', 'cancelled') then null
    when hold_reason is not null and status not in ('submitting_to_fulfiller', 'submitted_to_fulfiller', 'picked',
      'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship') then 'client'
    when status = 'awaiting_reprint' and returns_to in ('in_production', 'awaiting_packing', 'packaged', 'ready_to_ship',
      'shipped') then null
    when status in ('address_issue', 'artwork_issue') then 'recipient'
    when status in ('over_budget', 'over_budget_limit') then 'client'
    when status in ('fulfiller_submission_error', 'fulfiller_routing_error', 'awaiting_reprint') then 'staff'
    when status in ('submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship')
      then 'fulfiller'
  end
$$;

-- One that waits for nobody stands behind all others where the longest wait is first: its time is the last there is.
alter table orders
  add column acts text check (acts in ('recipient', 'client', 'staff', 'fulfiller')),
  add column acts_since timestamptz not null default '9999-12-31T00:00:00Z';

create function order_waits_for() returns trigger language plpgsql set search_path = '' as $$
begin
  new.acts := public.who_acts(new.status, new.payment_status, new.hold_reason, new.returns_to);
  if new.acts is null then
    new.acts_since := '9999-12-31T00:00:00Z';
  elsif tg_op = 'INSERT' then
    new.acts_since := new.updated_at;
  elsif new.acts is distinct from old.acts or new.status is distinct from old.status
    or new.hold_reason is distinct from old.hold_reason then
    new.acts_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger order_waits_for before insert or update of status, payment_status, hold_reason, returns_to on orders
  for each row execute function order_waits_for();

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update orders o set acts = who_acts(o.status, o.payment_status, o.hold_reason, o.returns_to),
  acts_since = greatest(o.held_at, coalesce((select max(h.at) from order_history h
    where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved), o.updated_at))
where who_acts(o.status, o.payment_status, o.hold_reason, o.returns_to) is not null;
reset role;
select set_config('app.staff_id', '', true);

create index orders_of_all_by_wait on orders (acts_since, id, tenant_id);
create index orders_by_wait on orders (tenant_id, acts_since, id);
create index orders_of_all_by_actor on orders (acts, acts_since, id, tenant_id) where acts is not null;
create index orders_by_actor on orders (tenant_id, acts, acts_since, id) where acts is not null;
-- A column of the board is of few statuses, and staff see all tenants.
create index orders_of_all_by_status on orders (status, created_at desc, id desc, tenant_id desc);
