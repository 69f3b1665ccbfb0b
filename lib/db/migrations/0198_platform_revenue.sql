-- What the platform has collected of each store, without the tax on it, on the day on which it was collected or given back:
-- one more of the sums of 0092. Parts are those that a client's statement tells (0073), to the cent. D38-3, ADR 0180.

alter table order_figures add column platform bigint not null default 0;

alter table fee_refunds
  -- When it came again: its refund failed, or its dispute was won, after a statement had told of it.
  add column came_again_at timestamptz,
  -- As what it is in the sums: below 0, and null only until its trigger has run; and the day on which it came again.
  add column counted_on date,
  add column counted_minor integer,
  add column counted_again_on date,
  add constraint fee_refunds_counted_is_whole check ((counted_on is null) = (counted_minor is null)
    and (counted_on is not null or counted_again_on is null));

-- `scaleHalfUp`: half up, away from zero, in whole numbers.
create function half_up(amount bigint, numerator bigint, denominator bigint) returns bigint
language sql immutable parallel safe as $$
  select (sign(amount::numeric * numerator)
    * div(2 * abs(amount::numeric * numerator) + denominator, 2 * denominator::numeric))::bigint
$$;

-- All that an order costs its client, its tax included. Orders from before costs were frozen have none of it.
create function whole_cost(o orders) returns bigint language sql immutable as $$
  select coalesce(o.production_minor, 0)::bigint + coalesce(o.fulfilment_minor, 0) + coalesce(o.platform_fee_minor, 0)
    + coalesce(o.platform_tax_minor, 0)
$$;

-- The tax in an amount that was collected for an order, shared as the order's parts are.
create function tax_within(o orders, amount bigint) returns bigint language sql immutable set search_path = '' as $$
  select case when public.whole_cost(o) = 0 then 0
    else public.half_up(amount, coalesce(o.platform_tax_minor, 0), public.whole_cost(o)) end
$$;

-- What an order's charge bears of it; 0 where the charge has no fee.
create function charged_fee(o orders) returns bigint language sql immutable as $$
  select case when o.platform_fee_bp is null then 0 else coalesce(o.application_fee_minor, 0) end::bigint
$$;

-- Collected with an order's charge, without tax; 0 for one that isn't paid.
create function charged_untaxed(o orders) returns bigint language sql immutable set search_path = '' as $$
  select case when o.paid_at is null or public.charged_fee(o) <= 0 then 0
    else public.charged_fee(o) - public.tax_within(o, public.charged_fee(o)) end
$$;

-- Of an amount that was taken from the credit account for an order, what is no tax: where it is the rest beside the charge,
-- just the rest.
create function captured_untaxed(o orders, taken bigint) returns bigint language sql immutable set search_path = '' as $$
  select case when taken = public.whole_cost(o) - public.charged_fee(o)
    then taken - coalesce(o.platform_tax_minor, 0) + public.tax_within(o, public.charged_fee(o))
    else taken - public.tax_within(o, taken) end
$$;

-- The tax in a part of a fee that is given back, of which so much was left: all of it with the last, else as far as it goes.
create function tax_given_back(amount bigint, whole_left bigint, tax_left bigint, tax_bp integer) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select case when amount >= whole_left then tax_left
    else least(public.half_up(amount, tax_bp, 10000 + tax_bp), tax_left) end
$$;

-- What was given back of an order's fee, each of what earlier ones have left; what a statement has told stays as it told it.
create function fee_backs(o orders) returns table (refund_id text, on_day date, minor bigint, again_on date)
language plpgsql stable set search_path = '' as $$
declare
  whole_left bigint := public.charged_fee(o);
  tax_left bigint := public.tax_within(o, public.charged_fee(o));
  tax bigint;
  f record;
begin
  for f in
    select r.refund_id, r.amount_minor, r.made_at, r.came_again_at, i.source_id is not null as told, -i.tax_minor as told_tax
    from public.fee_refunds r left join public.statement_items i
      on i.tenant_id = r.tenant_id and i.source = 'fee_refund' and i.source_id = r.refund_id
    where r.tenant_id = o.tenant_id and r.order_id = o.id
    order by i.source_id is null, r.made_at, r.refund_id
  loop
    tax := case when f.told then f.told_tax
      else public.tax_given_back(f.amount_minor, whole_left, tax_left, coalesce(o.platform_tax_bp, 0)) end;
    whole_left := whole_left - f.amount_minor;
    tax_left := tax_left - tax;
    refund_id := f.refund_id;
    on_day := public.store_day(o.region, f.made_at);
    minor := tax - f.amount_minor;
    again_on := public.store_day(o.region, f.came_again_at);
    return next;
  end loop;
end $$;

create function add_platform(o orders, on_day date, minor bigint) returns void language sql set search_path = '' as $$
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, platform)
    select o.tenant_id, o.event_id, o.region, o.currency, on_day, 0, 0, 0, minor where minor <> 0
$$;

create function add_fee_back(o orders, on_day date, again_on date, minor bigint) returns void
language sql set search_path = '' as $$
  select public.add_platform(o, one.day, one.minor) from (values (on_day, minor), (again_on, -minor)) one(day, minor)
    where one.day is not null
$$;

-- Brings the sums to what was given back of an order's fee. The order is locked first: of two that give back parts of one
-- fee, the second sees what the first has left.
create function recount_fee_backs(of_tenant text, of_order text) returns void language plpgsql set search_path = '' as $$
declare
  o public.orders;
  b record;
begin
  select p.* into o from public.orders p where p.tenant_id = of_tenant and p.id = of_order for no key update;
  if not found then return; end if;
  for b in
    select f.counted_on, f.counted_minor, f.counted_again_on, n.* from public.fee_backs(o) n
      join public.fee_refunds f on f.tenant_id = of_tenant and f.refund_id = n.refund_id
    where (f.counted_on, f.counted_minor, f.counted_again_on) is distinct from (n.on_day, n.minor::integer, n.again_on)
  loop
    perform public.add_fee_back(o, b.counted_on, b.counted_again_on, -b.counted_minor);
    perform public.add_fee_back(o, b.on_day, b.again_on, b.minor);
    update public.fee_refunds f set counted_on = b.on_day, counted_minor = b.minor, counted_again_on = b.again_on
      where f.tenant_id = of_tenant and f.refund_id = b.refund_id;
  end loop;
end $$;

-- A copy of such a row is a new one, counted by itself.
create function fee_back_is_new() returns trigger language plpgsql set search_path = '' as $$
begin
  new.counted_on := null;
  new.counted_minor := null;
  new.counted_again_on := null;
  return new;
end $$;
create trigger fee_back_is_new before insert on fee_refunds for each row execute function fee_back_is_new();

create function fee_back_is_counted() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform public.add_fee_back(o, old.counted_on, old.counted_again_on, -old.counted_minor)
      from public.orders o where o.tenant_id = old.tenant_id and o.id = old.order_id;
    -- The later ones come out of what this one has left.
    perform public.recount_fee_backs(old.tenant_id, old.order_id);
  else
    perform public.recount_fee_backs(new.tenant_id, new.order_id);
  end if;
  return null;
end $$;
create trigger fee_back_is_counted after insert or delete on fee_refunds for each row
  execute function fee_back_is_counted();
create trigger changed_fee_back_is_counted after update of amount_minor, made_at, came_again_at on fee_refunds
  for each row when (old.amount_minor <> new.amount_minor or old.made_at <> new.made_at
    or old.came_again_at is distinct from new.came_again_at) execute function fee_back_is_counted();

-- The order is locked, and read behind the lock: of two transactions that change what it costs and take it from the account,
-- the second sees what the first has done. The books are only ever added to.
create function capture_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  o public.orders;
begin
  select p.* into o from public.orders p where p.tenant_id = new.tenant_id and p.id = new.order_id for share;
  if not found then return null; end if;
  perform public.add_platform(o, public.store_day(o.region, new.made_at),
    public.captured_untaxed(o, -new.balance_minor));
  return null;
end $$;
create trigger capture_is_counted after insert on ledger_rows for each row when (new.kind = 'capture')
  execute function capture_is_counted();

-- Adds what was taken from the credit account for an order (1), or takes it off (-1).
create function add_captures(o orders, times integer) returns void language sql set search_path = '' as $$
  select public.add_platform(o, public.store_day(o.region, l.made_at),
    times * public.captured_untaxed(o, -l.balance_minor))
  from public.ledger_rows l where l.tenant_id = o.tenant_id and l.order_id = o.id and l.kind = 'capture'
$$;

-- Also what its charge has collected: a paid order counts as accepted on the same day, or it is cancelled, and then what was
-- collected stays until it is given back.
create or replace function add_order(o orders, times integer) returns void language plpgsql set search_path = '' as $$
declare
  on_day date := public.accepted_on(o);
  cost integer := coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0);
  sold integer := (o.kind = 'store')::integer;
  platform bigint := times * public.charged_untaxed(o);
begin
  if on_day is null then
    if platform <> 0 then perform public.add_platform(o, public.store_day(o.region, o.paid_at), platform); end if;
    return;
  end if;
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, claims, cost,
      fee, given, platform)
    values (o.tenant_id, o.event_id, o.region, o.currency, on_day, times, 0, 0, times * (o.kind = 'claim')::integer,
      times * sold * cost, times * sold * coalesce(o.platform_fee_minor, 0), times * (1 - sold) * cost, platform);
  perform public.add_parts(o, on_day, times, 0, 0);
end $$;

create or replace function order_is_counted() returns trigger language plpgsql set search_path = '' as $$
declare
  was date;
  is_now date;
  costs_more boolean := false;
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
    costs_more := (old.production_minor, old.fulfilment_minor, old.platform_fee_minor, old.platform_tax_minor,
        old.application_fee_minor, old.platform_fee_bp, old.platform_tax_bp) is distinct from
      (new.production_minor, new.fulfilment_minor, new.platform_fee_minor, new.platform_tax_minor,
        new.application_fee_minor, new.platform_fee_bp, new.platform_tax_bp);
    if was is not distinct from is_now and old.kind = new.kind and old.paid_at is not distinct from new.paid_at
      and not costs_more then return null; end if;
    -- The lines of a new order count as they are written, and those of one that goes are gone before it.
    if was is distinct from is_now or old.kind <> new.kind then
      perform public.add_line(old, l, -1), public.add_line(new, l, 1) from public.order_lines l
        where l.tenant_id = new.tenant_id and l.order_id = new.id;
    end if;
  end if;
  if tg_op <> 'INSERT' then perform public.add_order(old, -1); end if;
  if tg_op <> 'DELETE' then perform public.add_order(new, 1); end if;
  if tg_op = 'DELETE' or costs_more then perform public.add_captures(old, -1); end if;
  if costs_more then
    perform public.add_captures(new, 1);
    perform public.recount_fee_backs(new.tenant_id, new.id);
  end if;
  return null;
end $$;
drop trigger order_is_counted on orders;
create trigger order_is_counted after insert on orders for each row
  when (new.status is not null or new.paid_at is not null) execute function order_is_counted();
drop trigger gone_order_is_counted on orders;
create trigger gone_order_is_counted after delete on orders for each row execute function order_is_counted();
drop trigger changed_order_is_counted on orders;
create trigger changed_order_is_counted
  after update of status, hold_reason, paid_at, created_at, updated_at, kind, production_minor, fulfilment_minor,
    platform_fee_minor, platform_tax_minor, application_fee_minor, platform_fee_bp, platform_tax_bp on orders for each row
  when (old.status is distinct from new.status or (old.hold_reason is null) <> (new.hold_reason is null)
    or old.paid_at is distinct from new.paid_at or old.created_at <> new.created_at or old.kind <> new.kind
    or (new.status in ('shipped', 'cancelled') and old.updated_at <> new.updated_at)
    or (old.production_minor, old.fulfilment_minor, old.platform_fee_minor, old.platform_tax_minor,
        old.application_fee_minor, old.platform_fee_bp, old.platform_tax_bp) is distinct from
      (new.production_minor, new.fulfilment_minor, new.platform_fee_minor, new.platform_tax_minor,
        new.application_fee_minor, new.platform_fee_bp, new.platform_tax_bp))
  execute function order_is_counted();

-- Everything that was collected or given back, from the rows themselves.
create function platform_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  platform bigint) language sql stable set search_path = '' as $$
  select o.tenant_id, o.event_id, o.region, o.currency, public.store_day(o.region, o.paid_at), public.charged_untaxed(o)
  from public.orders o where o.paid_at is not null and o.application_fee_minor > 0
  union all
  select o.tenant_id, o.event_id, o.region, o.currency, public.store_day(o.region, l.made_at),
    public.captured_untaxed(o, -l.balance_minor)
  from public.ledger_rows l join public.orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
  where l.kind = 'capture'
  union all
  select o.tenant_id, o.event_id, o.region, o.currency, m.day, m.minor
  from (select distinct f.tenant_id, f.order_id from public.fee_refunds f) f
    join public.orders o on o.tenant_id = f.tenant_id and o.id = f.order_id cross join lateral public.fee_backs(o) b
    cross join lateral (values (b.on_day, b.minor), (b.again_on, -b.minor)) m(day, minor)
  where m.day is not null
$$;

drop function missing_figures();
drop function figures_of_orders();
create function figures_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint, claims integer, payments integer, charged bigint, net bigint,
  cost bigint, fee bigint, given bigint, platform bigint) language sql stable set search_path = '' as $$
  select f.tenant_id, f.event_id, f.region, f.currency, f.day, sum(f.orders)::integer, sum(f.movements)::integer,
    sum(f.minor)::bigint, sum(f.claims)::integer, sum(f.payments)::integer, sum(f.charged)::bigint, sum(f.net)::bigint,
    sum(f.cost)::bigint, sum(f.fee)::bigint, sum(f.given)::bigint, sum(f.platform)::bigint
  from (
    select o.tenant_id, o.event_id, o.region, o.currency, public.accepted_on(o) as day, 1 as orders, 0 as movements,
      0 as minor, (o.kind = 'claim')::integer as claims, 0 as payments, 0 as charged, 0 as net,
      case when o.kind = 'store' then coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0) else 0 end as cost,
      case when o.kind = 'store' then coalesce(o.platform_fee_minor, 0) else 0 end as fee,
      case when o.kind <> 'store' then coalesce(o.production_minor, 0) + coalesce(o.fulfilment_minor, 0) else 0 end as given,
      0::bigint as platform
    from public.orders o where o.status <> 'cancelled' and o.kind <> 'replacement'
    union all
    select m.tenant_id, m.event_id, m.region, m.currency, m.day, 0, 1, m.minor, 0, m.paid::integer,
      case when m.paid then m.minor else 0 end, m.net, 0, 0, 0, 0
    from public.money_of_orders() m
    union all
    select p.tenant_id, p.event_id, p.region, p.currency, p.day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, p.platform
    from public.platform_of_orders() p) f
  group by 1, 2, 3, 4, 5
$$;

create function missing_figures() returns table (tenant_id text, event_id text, region text, currency text, day date,
  orders integer, movements integer, minor bigint, claims integer, payments integer, charged bigint, net bigint,
  cost bigint, fee bigint, given bigint, platform bigint) language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.region, b.currency, b.day, sum(b.orders)::integer, sum(b.movements)::integer,
    sum(b.minor)::bigint, sum(b.claims)::integer, sum(b.payments)::integer, sum(b.charged)::bigint, sum(b.net)::bigint,
    sum(b.cost)::bigint, sum(b.fee)::bigint, sum(b.given)::bigint, sum(b.platform)::bigint
  from (
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, f.orders, f.movements, f.minor, f.claims, f.payments,
      f.charged, f.net, f.cost, f.fee, f.given, f.platform from public.figures_of_orders() f
    union all
    select f.tenant_id, f.event_id, f.region, f.currency, f.day, -f.orders, -f.movements, -f.minor, -f.claims,
      -f.payments, -f.charged, -f.net, -f.cost, -f.fee, -f.given, -f.platform from public.order_figures f) b
  group by 1, 2, 3, 4, 5
  having sum(b.orders) <> 0 or sum(b.movements) <> 0 or sum(b.minor) <> 0 or sum(b.claims) <> 0 or sum(b.payments) <> 0
    or sum(b.charged) <> 0 or sum(b.net) <> 0 or sum(b.cost) <> 0 or sum(b.fee) <> 0 or sum(b.given) <> 0
    or sum(b.platform) <> 0
$$;

create or replace function add_missing_figures() returns void language sql set search_path = '' as $$
  insert into public.order_figures (tenant_id, event_id, region, currency, day, orders, movements, minor, claims,
    payments, charged, net, cost, fee, given, platform, merged) select *, true from public.missing_figures()
$$;

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update fee_refunds f set counted_on = b.on_day, counted_minor = b.minor
  from (select distinct tenant_id, order_id from fee_refunds) of_order
    join orders o on o.tenant_id = of_order.tenant_id and o.id = of_order.order_id cross join lateral fee_backs(o) b
  where f.tenant_id = o.tenant_id and f.refund_id = b.refund_id;
select add_missing_figures();
reset role;
select set_config('app.staff_id', '', true);
