-- What screens say of many orders, kept as sums: revenue and orders by store, currency and day, and where the orders are.
-- A change of an order adds rows in its own transaction, so that the sums are exact at once and no two orders write the
-- same row; the worker merges the rows. D38, ADR 0079.

-- The day of an instant in the time zone of a store of this region. `REGION_FACTS` has the same zones; a test compares.
create function store_day(region text, moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone case region when 'UK' then 'Europe/London' when 'EU' then 'Europe/Amsterdam'
    when 'US' then 'America/New_York' end)::date
$$;

-- Summed, never read row by row: several rows may be of the same store and day. Without foreign keys, which would be
-- checked for each order; the order that a row comes from has them.
create table order_figures (
  tenant_id text not null,
  event_id text not null,
  region text not null,
  currency text not null,
  day date not null,
  -- Orders accepted on this day: paid or free, not cancelled. D38-2.
  orders integer not null,
  -- How many payments, refunds and lost disputes the amount is of.
  movements integer not null,
  -- Charged, less what went back on this day. D38-1.
  minor bigint not null,
  merged boolean not null default false
);
call secure_tenant_table('order_figures');
create index order_figures_of_event on order_figures (tenant_id, event_id, day);
create index order_figures_of_tenant on order_figures (tenant_id, day);
create index order_figures_of_all on order_figures (day);
create index order_figures_to_merge on order_figures (tenant_id) where not merged;

create table order_stages (
  tenant_id text not null,
  event_id text not null,
  region text not null,
  status text not null,
  held boolean not null,
  -- The day of its last change where an order is shipped or cancelled; `infinity` while it is under way.
  ended_on date not null,
  orders integer not null,
  merged boolean not null default false
);
call secure_tenant_table('order_stages');
create index order_stages_of_event on order_stages (tenant_id, event_id, ended_on);
create index order_stages_of_tenant on order_stages (tenant_id, ended_on);
create index order_stages_of_all on order_stages (ended_on);
create index order_stages_to_merge on order_stages (tenant_id) where not merged;

-- Orders that need somebody are few among many: the newest of them are listed on dashboards.
create index orders_in_need on orders (tenant_id, created_at desc, id desc)
  where status in ('address_issue', 'artwork_issue', 'over_budget', 'over_budget_limit', 'fulfiller_routing_error',
    'fulfiller_submission_error', 'awaiting_reprint') or hold_reason is not null;
create index orders_of_all_in_need on orders (created_at desc, id desc, tenant_id desc)
  where status in ('address_issue', 'artwork_issue', 'over_budget', 'over_budget_limit', 'fulfiller_routing_error',
    'fulfiller_submission_error', 'awaiting_reprint') or hold_reason is not null;

-- What of a payment is in the sums. Order and payment are often written by one statement, whose triggers all see its end:
-- without this, each of them would count the payment.
alter table payment_intents add column counted_on date, add column counted_minor integer,
  add constraint payment_intents_counted_is_whole check ((counted_on is null) = (counted_minor is null));

-- Adds an amount to the sums, or takes one off.
create function add_movement(o orders, on_day date, movements integer, minor bigint) returns void
language sql set search_path = '' as $$
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor)
    values (o.tenant_id, o.event_id, o.region, o.currency, on_day, 0, movements, minor)
$$;

-- Adds an order to the sums (1), or takes it off (-1).
create function add_order(o orders, times integer) returns void language plpgsql set search_path = '' as $$
begin
  if o.status is null then return; end if;
  insert into public.order_stages (tenant_id, event_id, region, status, held, ended_on, orders)
    values (o.tenant_id, o.event_id, o.region, o.status, o.hold_reason is not null,
      case when o.status in ('shipped', 'cancelled') then public.store_day(o.region, o.updated_at)
        else 'infinity' end, times);
  if o.status = 'cancelled' then return; end if;
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor)
    values (o.tenant_id, o.event_id, o.region, o.currency,
      public.store_day(o.region, coalesce(o.paid_at, o.created_at)), times, 0, 0);
end $$;

-- Brings the sums to what an order's payment is now. The payment's row is locked first: of two transactions that change
-- order and payment at once, the second sees what the first has done.
create function recount_payment(of_tenant text, of_order text) returns void language plpgsql set search_path = '' as $$
declare
  i public.payment_intents;
  o public.orders;
  counts boolean;
  on_day date;
begin
  select p.* into i from public.payment_intents p
    where p.tenant_id = of_tenant and p.order_id = of_order for no key update;
  if not found then return; end if;
  select p.* into o from public.orders p where p.tenant_id = of_tenant and p.id = of_order;
  counts := i.state = 'succeeded' and o.paid_at is not null;
  on_day := case when counts then public.store_day(o.region, o.paid_at) end;
  if on_day is not distinct from i.counted_on and (not counts or i.amount_minor = i.counted_minor) then return; end if;
  if i.counted_on is not null then perform public.add_movement(o, i.counted_on, -1, -i.counted_minor); end if;
  if counts then perform public.add_movement(o, on_day, 1, i.amount_minor); end if;
  update public.payment_intents p set counted_on = on_day, counted_minor = case when counts then i.amount_minor end
    where p.tenant_id = of_tenant and p.order_id = of_order;
end $$;

create function order_is_counted() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform public.add_order(old, -1); end if;
  if tg_op <> 'DELETE' then perform public.add_order(new, 1); end if;
  return null;
end $$;
create trigger order_is_counted after insert on orders for each row when (new.status is not null)
  execute function order_is_counted();
create trigger gone_order_is_counted after delete on orders for each row when (old.status is not null)
  execute function order_is_counted();
create trigger changed_order_is_counted
  after update of status, hold_reason, paid_at, created_at, updated_at on orders for each row
  when (old.status is distinct from new.status or (old.hold_reason is null) <> (new.hold_reason is null)
    or old.paid_at is distinct from new.paid_at or old.created_at <> new.created_at
    or (new.status in ('shipped', 'cancelled') and old.updated_at <> new.updated_at))
  execute function order_is_counted();

create function paid_order_is_counted() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_payment(new.tenant_id, new.id);
  return null;
end $$;
create trigger paid_order_is_counted after update of paid_at on orders for each row
  when (old.paid_at is distinct from new.paid_at) execute function paid_order_is_counted();

-- The sums of a store and of a currency would lose what went back of an order that changed them.
create function order_keeps_its_place() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'an order keeps its event, region and currency';
end $$;
create trigger order_keeps_its_place before update of event_id, region, currency on orders for each row
  when (old.event_id <> new.event_id or old.region <> new.region or old.currency <> new.currency)
  execute function order_keeps_its_place();

create function payment_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  if tg_op <> 'DELETE' then
    perform public.recount_payment(new.tenant_id, new.order_id);
  elsif old.counted_on is not null then
    select p.* into o from public.orders p where p.tenant_id = old.tenant_id and p.id = old.order_id;
    perform public.add_movement(o, old.counted_on, -1, -old.counted_minor);
  end if;
  return null;
end $$;
create trigger payment_is_counted after insert on payment_intents for each row when (new.state = 'succeeded')
  execute function payment_is_counted();
create trigger gone_payment_is_counted after delete on payment_intents for each row
  execute function payment_is_counted();
create trigger changed_payment_is_counted after update of state, amount_minor on payment_intents for each row
  when (old.state <> new.state or old.amount_minor <> new.amount_minor) execute function payment_is_counted();

create function refund_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p
    where p.tenant_id = coalesce(new.tenant_id, old.tenant_id) and p.id = coalesce(new.order_id, old.order_id);
  if tg_op <> 'INSERT' and old.state <> 'failed' then
    perform public.add_movement(o, public.store_day(o.region, old.made_at), -1, old.amount_minor);
  end if;
  if tg_op <> 'DELETE' and new.state <> 'failed' then
    perform public.add_movement(o, public.store_day(o.region, new.made_at), 1, -new.amount_minor);
  end if;
  return null;
end $$;
create trigger refund_is_counted after insert or delete on order_refunds for each row
  execute function refund_is_counted();
create trigger changed_refund_is_counted after update of state, amount_minor, made_at on order_refunds for each row
  when ((old.state = 'failed') <> (new.state = 'failed') or old.amount_minor <> new.amount_minor
    or old.made_at <> new.made_at) execute function refund_is_counted();

create function dispute_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p
    where p.tenant_id = coalesce(new.tenant_id, old.tenant_id) and p.id = coalesce(new.order_id, old.order_id);
  if tg_op <> 'INSERT' and old.state = 'lost' then
    perform public.add_movement(o, public.store_day(o.region, old.closed_at), -1, old.amount_minor);
  end if;
  if tg_op <> 'DELETE' and new.state = 'lost' then
    perform public.add_movement(o, public.store_day(o.region, new.closed_at), 1, -new.amount_minor);
  end if;
  return null;
end $$;
create trigger dispute_is_counted after insert or delete on order_disputes for each row
  execute function dispute_is_counted();
create trigger changed_dispute_is_counted after update of state, amount_minor, closed_at on order_disputes for each row
  when ((old.state = 'lost' or new.state = 'lost') and (old.state <> new.state or old.amount_minor <> new.amount_minor
    or old.closed_at is distinct from new.closed_at)) execute function dispute_is_counted();

-- What the sums of the orders that this transaction sees should be, from the orders themselves.
create function figures_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint) language sql stable set search_path = '' as $$
  select f.tenant_id, f.event_id, f.region, f.currency, f.day, sum(f.orders)::integer, sum(f.movements)::integer,
    sum(f.minor)::bigint
  from (
    select o.tenant_id, o.event_id, o.region, o.currency,
      public.store_day(o.region, coalesce(o.paid_at, o.created_at)) as day, 1 as orders, 0 as movements, 0 as minor
    from public.orders o where o.status <> 'cancelled'
    union all
    select o.tenant_id, o.event_id, o.region, o.currency, public.store_day(o.region, o.paid_at), 0, 1, i.amount_minor
    from public.payment_intents i join public.orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    where i.state = 'succeeded' and o.paid_at is not null
    union all
    select o.tenant_id, o.event_id, o.region, o.currency, public.store_day(o.region, r.made_at), 0, 1, -r.amount_minor
    from public.order_refunds r join public.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.state <> 'failed'
    union all
    select o.tenant_id, o.event_id, o.region, o.currency, public.store_day(o.region, d.closed_at), 0, 1, -d.amount_minor
    from public.order_disputes d join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    where d.state = 'lost') f
  group by 1, 2, 3, 4, 5
$$;

create function stages_of_orders() returns table (tenant_id text, event_id text, region text, status text, held boolean,
  ended_on date, orders integer) language sql stable set search_path = '' as $$
  select o.tenant_id, o.event_id, o.region, o.status, o.hold_reason is not null,
    case when o.status in ('shipped', 'cancelled') then public.store_day(o.region, o.updated_at) else 'infinity' end,
    count(*)::integer
  from public.orders o where o.status is not null group by 1, 2, 3, 4, 5, 6
$$;

-- By how much the sums differ from the orders, of the rows that this transaction sees; nothing where they agree.
create function missing_figures() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint) language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.region, b.currency, b.day, sum(b.orders)::integer, sum(b.movements)::integer,
    sum(b.minor)::bigint
  from (
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, f.orders, f.movements, f.minor
    from public.figures_of_orders() f
    union all
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, -f.orders, -f.movements, -f.minor
    from public.order_figures f) b
  group by 1, 2, 3, 4, 5 having sum(b.orders) <> 0 or sum(b.movements) <> 0 or sum(b.minor) <> 0
$$;

create function missing_stages() returns table (tenant_id text, event_id text, region text, status text, held boolean,
  ended_on date, orders integer) language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.region, b.status, b.held, b.ended_on, sum(b.orders)::integer
  from (
    select s.tenant_id, s.event_id, s.region, s.status, s.held, s.ended_on, s.orders from public.stages_of_orders() s
    union all
    select s.tenant_id, s.event_id, s.region, s.status, s.held, s.ended_on, -s.orders from public.order_stages s) b
  group by 1, 2, 3, 4, 5, 6 having sum(b.orders) <> 0
$$;

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update payment_intents i set counted_on = store_day(o.region, o.paid_at), counted_minor = i.amount_minor
  from orders o where o.tenant_id = i.tenant_id and o.id = i.order_id and i.state = 'succeeded' and o.paid_at is not null;
insert into order_figures select *, true from missing_figures();
insert into order_stages select *, true from missing_stages();
reset role;
select set_config('app.staff_id', '', true);
