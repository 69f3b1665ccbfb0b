-- What the dashboard says of many orders, kept as the sums of 0048 are: what was sold, to which countries and from which
-- sources, by store, currency and day; claims, payments, what was left without tax, and costs beside the orders. D38, ADR 0097.

alter table customers add column source text check (char_length(source) between 1 and 200);

-- Frozen with the order. Where it was to go when it was placed, ISO code, empty where that isn't known; and the source of
-- the visit, null without one.
alter table orders
  add column destination text not null default '',
  add column source text check (char_length(source) between 1 and 200);

-- Of an amount that was charged or given back, what is left without VAT or sales tax.
alter table order_refunds add column net_minor integer;
alter table order_disputes add column net_minor integer;
alter table payment_intents add column counted_net integer;

alter table order_figures
  -- Of the orders: gift claims.
  add column claims integer not null default 0,
  -- What came in, before anything went back.
  add column payments integer not null default 0,
  add column charged bigint not null default 0,
  -- `minor` without VAT or sales tax.
  add column net bigint not null default 0,
  -- Of the orders that shoppers paid for: production with shipping, and the platform's fee. D35, D36.
  add column cost bigint not null default 0,
  add column fee bigint not null default 0,
  -- What the other orders cost their client: gifts and bulk orders.
  add column given bigint not null default 0;

-- Summed, never read row by row, as order_figures.
create table order_parts (
  tenant_id text not null,
  event_id text not null,
  region text not null,
  currency text not null,
  day date not null,
  part text not null check (part in ('product', 'country', 'source')),
  -- The product's id, the country's ISO code, or the source.
  key text not null,
  -- A product's name as it was sold; empty for the others.
  label text not null default '',
  orders integer not null,
  units integer not null,
  -- Of countries and sources what was charged, less what went back; of products what their items cost shoppers with VAT,
  -- before discounts.
  minor bigint not null,
  merged boolean not null default false
);
call secure_tenant_table('order_parts');
create index order_parts_of_event on order_parts (tenant_id, event_id, part, day);
create index order_parts_of_tenant on order_parts (tenant_id, part, day);
create index order_parts_of_all on order_parts (part, day);
create index order_parts_to_merge on order_parts (tenant_id) where not merged;

-- Few among many, and counted on dashboards.
create index order_refunds_pending on order_refunds (tenant_id, order_id) where state = 'pending';
create index order_disputes_open on order_disputes (tenant_id, order_id) where state in ('inquiry', 'open');
create index refund_requests_waiting on refund_requests (tenant_id, order_id) where state = 'waiting';

-- A visitor writes its own source: a store has so many a day, and what comes after them is one.
create function order_is_placed() returns trigger language plpgsql set search_path = '' as $$
declare
  today date := public.store_day(new.region, new.created_at);
begin
  new.destination := coalesce(new.snapshot #>> '{customer,country_iso2}', '');
  if new.source is not null and new.source <> 'other' and not exists (
    select from public.order_parts p where p.tenant_id = new.tenant_id and p.event_id = new.event_id
      and p.part = 'source' and p.day = today and p.key = new.source)
    and (select count(distinct p.key) from public.order_parts p where p.tenant_id = new.tenant_id
      and p.event_id = new.event_id and p.part = 'source' and p.day = today and p.key <> 'other') >= 50
  then new.source := 'other'; end if;
  return new;
end $$;
create trigger order_is_placed before insert on orders for each row execute function order_is_placed();

-- The part of an amount that is no tax, as that of the whole order.
create function net_of(o orders, minor integer) returns integer language sql immutable set search_path = '' as $$
  select case when o.total_minor > 0 then round(minor::numeric * o.net_minor / o.total_minor)::integer else minor end
$$;

create function money_back_without_tax() returns trigger language plpgsql set search_path = '' as $$
begin
  select public.net_of(o, new.amount_minor) into new.net_minor
    from public.orders o where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return new;
end $$;
create trigger refund_without_tax before insert or update of amount_minor on order_refunds for each row
  execute function money_back_without_tax();
create trigger dispute_without_tax before insert or update of amount_minor on order_disputes for each row
  execute function money_back_without_tax();

-- The day that an order counts on; null where it doesn't. D38-2.
create function accepted_on(o orders) returns date language sql immutable set search_path = '' as $$
  select case when o.status <> 'cancelled' then public.store_day(o.region, coalesce(o.paid_at, o.created_at)) end
$$;

create function add_stage(o orders, times integer) returns void language sql set search_path = '' as $$
  insert into public.order_stages (tenant_id, event_id, region, status, held, ended_on, orders)
    select o.tenant_id, o.event_id, o.region, o.status, o.hold_reason is not null,
      case when o.status in ('shipped', 'cancelled') then public.store_day(o.region, o.updated_at)
        else 'infinity' end, times
    where o.status is not null
$$;

create function add_parts(o orders, on_day date, orders integer, units integer, minor bigint) returns void
language sql set search_path = '' as $$
  insert into public.order_parts (tenant_id, event_id, region, currency, day, part, key, orders, units, minor)
    select o.tenant_id, o.event_id, o.region, o.currency, on_day, one.part, one.key, orders, units, minor
    from (values ('country', o.destination), ('source', o.source)) one(part, key) where one.key is not null
$$;

-- Adds what an order's own row says (1), or takes it off (-1); nothing for one that doesn't count.
create or replace function add_order(o orders, times integer) returns void language plpgsql set search_path = '' as $$
declare
  on_day date := public.accepted_on(o);
  cost integer := coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0);
  sold integer := (o.kind = 'store')::integer;
begin
  if on_day is null then return; end if;
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, claims, cost,
      fee, given)
    values (o.tenant_id, o.event_id, o.region, o.currency, on_day, times, 0, 0, times * (o.kind = 'claim')::integer,
      times * sold * cost, times * sold * coalesce(o.platform_fee_minor, 0), times * (1 - sold) * cost);
  perform public.add_parts(o, on_day, times, 0, 0);
end $$;

create function add_line(o orders, l order_lines, times integer) returns void language plpgsql set search_path = '' as $$
declare
  on_day date := public.accepted_on(o);
begin
  if on_day is null then return; end if;
  insert into public.order_parts (tenant_id, event_id, region, currency, day, part, key, label, orders, units, minor)
    values (o.tenant_id, o.event_id, o.region, o.currency, on_day, 'product', l.product_id, l.name, 0,
      times * l.quantity, case when o.kind = 'store' then times * l.gross_minor else 0 end);
  perform public.add_parts(o, on_day, 0, times * l.quantity, 0);
end $$;

-- Adds an amount to the sums, or takes one off; `paid` is the payment itself.
create function add_money(o orders, on_day date, times integer, minor bigint, net bigint, paid boolean) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, net, payments,
      charged)
    values (o.tenant_id, o.event_id, o.region, o.currency, on_day, 0, times, minor, net,
      case when paid then times else 0 end, case when paid then minor else 0 end);
  perform public.add_parts(o, on_day, 0, 0, minor);
end $$;

create or replace function recount_payment(of_tenant text, of_order text) returns void language plpgsql set search_path = '' as $$
declare
  i public.payment_intents;
  o public.orders;
  counts boolean;
  on_day date;
  net integer;
begin
  select p.* into i from public.payment_intents p
    where p.tenant_id = of_tenant and p.order_id = of_order for no key update;
  if not found then return; end if;
  select p.* into o from public.orders p where p.tenant_id = of_tenant and p.id = of_order;
  counts := i.state = 'succeeded' and o.paid_at is not null;
  on_day := case when counts then public.store_day(o.region, o.paid_at) end;
  if on_day is not distinct from i.counted_on and (not counts or i.amount_minor = i.counted_minor) then return; end if;
  if i.counted_on is not null then
    perform public.add_money(o, i.counted_on, -1, -i.counted_minor, -i.counted_net, true);
  end if;
  if counts then
    net := public.net_of(o, i.amount_minor);
    perform public.add_money(o, on_day, 1, i.amount_minor, net, true);
  end if;
  update public.payment_intents p set counted_on = on_day, counted_minor = case when counts then i.amount_minor end,
      counted_net = net
    where p.tenant_id = of_tenant and p.order_id = of_order;
end $$;

create or replace function order_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  was date;
  is_now date;
begin
  if tg_op <> 'INSERT' then
    perform public.add_stage(old, -1);
    was := public.accepted_on(old);
  end if;
  if tg_op <> 'DELETE' then
    perform public.add_stage(new, 1);
    is_now := public.accepted_on(new);
  end if;
  if tg_op = 'UPDATE' then
    if was is not distinct from is_now and old.kind = new.kind
      and (old.production_minor, old.fulfilment_minor, old.platform_fee_minor) is not distinct from
        (new.production_minor, new.fulfilment_minor, new.platform_fee_minor) then return null; end if;
    -- The lines of a new order count as they are written, and those of one that goes are gone before it.
    if was is distinct from is_now or old.kind <> new.kind then
      perform public.add_line(old, l, -1), public.add_line(new, l, 1) from public.order_lines l
        where l.tenant_id = new.tenant_id and l.order_id = new.id;
    end if;
  end if;
  if tg_op <> 'INSERT' then perform public.add_order(old, -1); end if;
  if tg_op <> 'DELETE' then perform public.add_order(new, 1); end if;
  return null;
end $$;
drop trigger changed_order_is_counted on orders;
create trigger changed_order_is_counted
  after update of status, hold_reason, paid_at, created_at, updated_at, kind, production_minor, fulfilment_minor,
    platform_fee_minor on orders for each row
  when (old.status is distinct from new.status or (old.hold_reason is null) <> (new.hold_reason is null)
    or old.paid_at is distinct from new.paid_at or old.created_at <> new.created_at or old.kind <> new.kind
    or (new.status in ('shipped', 'cancelled') and old.updated_at <> new.updated_at)
    or old.production_minor is distinct from new.production_minor
    or old.fulfilment_minor is distinct from new.fulfilment_minor
    or old.platform_fee_minor is distinct from new.platform_fee_minor)
  execute function order_is_counted();

-- The order is locked, and read behind the lock: of two transactions that change order and line, the second sees what the
-- first has done.
create function line_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p where p.tenant_id = coalesce(new.tenant_id, old.tenant_id)
    and p.id = coalesce(new.order_id, old.order_id) for share;
  if not found then return null; end if;
  if tg_op <> 'INSERT' then perform public.add_line(o, old, -1); end if;
  if tg_op <> 'DELETE' then perform public.add_line(o, new, 1); end if;
  return null;
end $$;
create trigger line_is_counted after insert or delete on order_lines for each row execute function line_is_counted();
create trigger changed_line_is_counted after update of product_id, name, quantity, gross_minor on order_lines for each row
  when (old.product_id <> new.product_id or old.name <> new.name or old.quantity <> new.quantity
    or old.gross_minor <> new.gross_minor) execute function line_is_counted();

create or replace function payment_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  if tg_op <> 'DELETE' then
    perform public.recount_payment(new.tenant_id, new.order_id);
  elsif old.counted_on is not null then
    select p.* into o from public.orders p where p.tenant_id = old.tenant_id and p.id = old.order_id;
    perform public.add_money(o, old.counted_on, -1, -old.counted_minor, -old.counted_net, true);
  end if;
  return null;
end $$;

create or replace function refund_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p
    where p.tenant_id = coalesce(new.tenant_id, old.tenant_id) and p.id = coalesce(new.order_id, old.order_id);
  if tg_op <> 'INSERT' and old.state <> 'failed' then
    perform public.add_money(o, public.store_day(o.region, old.made_at), -1, old.amount_minor, old.net_minor, false);
  end if;
  if tg_op <> 'DELETE' and new.state <> 'failed' then
    perform public.add_money(o, public.store_day(o.region, new.made_at), 1, -new.amount_minor, -new.net_minor, false);
  end if;
  return null;
end $$;

create or replace function dispute_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p
    where p.tenant_id = coalesce(new.tenant_id, old.tenant_id) and p.id = coalesce(new.order_id, old.order_id);
  if tg_op <> 'INSERT' and old.state = 'lost' then
    perform public.add_money(o, public.store_day(o.region, old.closed_at), -1, old.amount_minor, old.net_minor, false);
  end if;
  if tg_op <> 'DELETE' and new.state = 'lost' then
    perform public.add_money(o, public.store_day(o.region, new.closed_at), 1, -new.amount_minor, -new.net_minor, false);
  end if;
  return null;
end $$;
drop function add_movement(orders, date, integer, bigint);

-- Every movement of money that counts, from the rows themselves.
create function money_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  destination text, source text, minor integer, net integer, paid boolean) language sql stable set search_path = '' as $$
  select o.tenant_id, o.event_id, o.region, o.currency, m.day, o.destination, o.source, m.minor, m.net, m.paid
  from (
    select i.tenant_id, i.order_id, public.store_day(p.region, p.paid_at) as day, i.amount_minor as minor,
      coalesce(i.counted_net, public.net_of(p, i.amount_minor)) as net, true as paid
    from public.payment_intents i join public.orders p on p.tenant_id = i.tenant_id and p.id = i.order_id
    where i.state = 'succeeded' and p.paid_at is not null
    union all
    select r.tenant_id, r.order_id, public.store_day(p.region, r.made_at), -r.amount_minor, -r.net_minor, false
    from public.order_refunds r join public.orders p on p.tenant_id = r.tenant_id and p.id = r.order_id
    where r.state <> 'failed'
    union all
    select d.tenant_id, d.order_id, public.store_day(p.region, d.closed_at), -d.amount_minor, -d.net_minor, false
    from public.order_disputes d join public.orders p on p.tenant_id = d.tenant_id and p.id = d.order_id
    where d.state = 'lost') m
  join public.orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
$$;

drop function missing_figures();
drop function figures_of_orders();
create function figures_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint, claims integer, payments integer, charged bigint, net bigint,
  cost bigint, fee bigint, given bigint) language sql stable set search_path = '' as $$
  select f.tenant_id, f.event_id, f.region, f.currency, f.day, sum(f.orders)::integer, sum(f.movements)::integer,
    sum(f.minor)::bigint, sum(f.claims)::integer, sum(f.payments)::integer, sum(f.charged)::bigint, sum(f.net)::bigint,
    sum(f.cost)::bigint, sum(f.fee)::bigint, sum(f.given)::bigint
  from (
    select o.tenant_id, o.event_id, o.region, o.currency, public.accepted_on(o) as day, 1 as orders, 0 as movements,
      0 as minor, (o.kind = 'claim')::integer as claims, 0 as payments, 0 as charged, 0 as net,
      case when o.kind = 'store' then coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0) else 0 end as cost,
      case when o.kind = 'store' then coalesce(o.platform_fee_minor, 0) else 0 end as fee,
      case when o.kind <> 'store' then coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0) else 0 end as given
    from public.orders o where o.status <> 'cancelled'
    union all
    select m.tenant_id, m.event_id, m.region, m.currency, m.day, 0, 1, m.minor, 0, m.paid::integer,
      case when m.paid then m.minor else 0 end, m.net, 0, 0, 0
    from public.money_of_orders() m) f
  group by 1, 2, 3, 4, 5
$$;

create function missing_figures() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint, claims integer, payments integer, charged bigint, net bigint,
  cost bigint, fee bigint, given bigint) language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.region, b.currency, b.day, sum(b.orders)::integer, sum(b.movements)::integer,
    sum(b.minor)::bigint, sum(b.claims)::integer, sum(b.payments)::integer, sum(b.charged)::bigint, sum(b.net)::bigint,
    sum(b.cost)::bigint, sum(b.fee)::bigint, sum(b.given)::bigint
  from (
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, f.orders, f.movements, f.minor, f.claims, f.payments,
      f.charged, f.net, f.cost, f.fee, f.given from public.figures_of_orders() f
    union all
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, -f.orders, -f.movements, -f.minor, -f.claims,
      -f.payments, -f.charged, -f.net, -f.cost, -f.fee, -f.given from public.order_figures f) b
  group by 1, 2, 3, 4, 5
  having sum(b.orders) <> 0 or sum(b.movements) <> 0 or sum(b.minor) <> 0 or sum(b.claims) <> 0 or sum(b.payments) <> 0
    or sum(b.charged) <> 0 or sum(b.net) <> 0 or sum(b.cost) <> 0 or sum(b.fee) <> 0 or sum(b.given) <> 0
$$;

create function parts_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  part text, key text, label text, orders integer, units integer, minor bigint)
language sql stable set search_path = '' as $$
  with accepted as (
    select o.tenant_id, o.id, o.event_id, o.region, o.currency, o.kind, o.destination, o.source,
      public.accepted_on(o) as day
    from public.orders o where o.status <> 'cancelled'),
  lines as (
    select a.*, l.product_id, l.name, l.quantity, case when a.kind = 'store' then l.gross_minor else 0 end as gross
    from accepted a join public.order_lines l on l.tenant_id = a.tenant_id and l.order_id = a.id),
  sums as (
    select tenant_id, event_id, region, currency, day, destination, source, 1 as orders, 0 as units, 0 as minor
    from accepted
    union all select tenant_id, event_id, region, currency, day, destination, source, 0, quantity, 0 from lines
    union all select tenant_id, event_id, region, currency, day, destination, source, 0, 0, minor
    from public.money_of_orders())
  select p.tenant_id, p.event_id, p.region, p.currency, p.day, p.part, p.key, p.label, sum(p.orders)::integer,
    sum(p.units)::integer, sum(p.minor)::bigint
  from (
    select tenant_id, event_id, region, currency, day, 'product' as part, product_id as key, name as label, 0 as orders,
      quantity as units, gross as minor from lines
    union all
    select tenant_id, event_id, region, currency, day, 'country', destination, '', orders, units, minor from sums
    union all
    select tenant_id, event_id, region, currency, day, 'source', source, '', orders, units, minor from sums
    where source is not null) p
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

-- By how much the sums differ from the orders; nothing where they agree.
create function missing_parts() returns table (tenant_id text, event_id text, region text, currency text, day date,
  part text, key text, label text, orders integer, units integer, minor bigint)
language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.region, b.currency, b.day, b.part, b.key, b.label, sum(b.orders)::integer,
    sum(b.units)::integer, sum(b.minor)::bigint
  from (
    select p.* from public.parts_of_orders() p
    union all
    select p.tenant_id, p.event_id, p.region, p.currency, p.day, p.part, p.key, p.label, -p.orders, -p.units, -p.minor
    from public.order_parts p) b
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(b.orders) <> 0 or sum(b.units) <> 0 or sum(b.minor) <> 0
$$;

-- Adds what is missing. Each is one statement, which sees orders and sums of one moment.
create function add_missing_figures() returns void language sql set search_path = '' as $$
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, claims,
    payments, charged, net, cost, fee, given, merged) select *, true from public.missing_figures()
$$;
create function add_missing_parts() returns void language sql set search_path = '' as $$
  insert into public.order_parts (tenant_id, event_id, region, currency, day, part, key, label, orders, units, minor,
    merged) select *, true from public.missing_parts()
$$;

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update orders set destination = coalesce(snapshot #>> '{customer,country_iso2}', '');
update order_refunds r set net_minor = net_of(o, r.amount_minor) from orders o
  where o.tenant_id = r.tenant_id and o.id = r.order_id;
update order_disputes d set net_minor = net_of(o, d.amount_minor) from orders o
  where o.tenant_id = d.tenant_id and o.id = d.order_id;
update payment_intents i set counted_net = net_of(o, i.counted_minor) from orders o
  where o.tenant_id = i.tenant_id and o.id = i.order_id and i.counted_on is not null;
select add_missing_figures();
select add_missing_parts();
reset role;
select set_config('app.staff_id', '', true);

alter table payment_intents drop constraint payment_intents_counted_is_whole,
  add constraint payment_intents_counted_is_whole check (num_nonnulls(counted_on, counted_minor, counted_net) in (0, 3));

-- The sums of a country and of a source would lose what went back of an order that changed them, too.
create or replace function order_keeps_its_place() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'an order keeps its event, region, currency, destination and source';
end $$;
drop trigger order_keeps_its_place on orders;
create trigger order_keeps_its_place before update of event_id, region, currency, destination, source on orders
  for each row when (old.event_id <> new.event_id or old.region <> new.region or old.currency <> new.currency
    or old.destination <> new.destination or old.source is distinct from new.source)
  execute function order_keeps_its_place();
