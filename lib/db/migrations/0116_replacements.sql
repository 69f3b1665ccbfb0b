-- Replacements (D4, D32-6, D53-8): an order of its own that prints items of another one again, free for its buyer.

alter table orders
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('store', 'claim', 'bulk', 'replacement')),
  -- The order whose items a replacement prints again, and who pays for making them.
  add column parent_order_id text,
  add column borne_by text check (borne_by in ('client', 'platform', 'fulfiller')),
  add constraint orders_of_parent check ((kind = 'replacement') = (parent_order_id is not null)
    and (kind = 'replacement') = (borne_by is not null)),
  add constraint orders_free_replacement check (kind <> 'replacement' or total_minor = 0),
  add foreign key (tenant_id, parent_order_id) references orders (tenant_id, id),
  -- What a replacement costs is frozen also where its client does not bear it: then nobody is charged.
  drop constraint orders_costs_add_up,
  add constraint orders_costs_add_up check (
    num_nonnulls(production_minor, fulfilment_minor, platform_fee_minor, platform_tax_minor, application_fee_minor,
      credit_minor) = 0
    or coalesce(production_minor + fulfilment_minor + platform_fee_minor + platform_tax_minor
      = application_fee_minor + credit_minor, false)
    or coalesce(borne_by in ('platform', 'fulfiller') and num_nulls(production_minor, fulfilment_minor,
      platform_fee_minor, platform_tax_minor) = 0 and application_fee_minor = 0 and credit_minor = 0, false));
create index orders_of_parent on orders (tenant_id, parent_order_id, created_at, id) where parent_order_id is not null;

-- The line whose items a replacement's line prints again.
alter table order_lines
  add column replaces_line_id text,
  add foreign key (tenant_id, replaces_line_id) references order_lines (tenant_id, id);
create index order_lines_replacing on order_lines (tenant_id, replaces_line_id) where replaces_line_id is not null;

alter table order_cases
  drop constraint order_cases_kind_check,
  add constraint order_cases_kind_check
    check (kind in ('withdrawal', 'damaged', 'misprinted', 'wrong', 'missing', 'lost')),
  drop constraint order_cases_state_check,
  add constraint order_cases_state_check
    check (state in ('open', 'replacement_requested', 'replaced', 'refunded', 'refused', 'cancelled')),
  -- Who told of it: the buyer, the client on its own, or staff who replaced right away.
  add column opened_by text not null default 'buyer' check (opened_by in ('buyer', 'client', 'staff')),
  -- The order that ended it.
  add column replacement_order_id text,
  add constraint order_cases_replaced check (state <> 'replaced' or replacement_order_id is not null),
  add foreign key (tenant_id, replacement_order_id) references orders (tenant_id, id);
create index order_cases_replacement on order_cases (tenant_id, replacement_order_id)
  where replacement_order_id is not null;

-- Replacements count in no figure, only among the orders that are being made. D38-2, D38-3.
create or replace function accepted_on(o orders) returns date language sql immutable set search_path = '' as $$
  select case when o.status <> 'cancelled' and o.kind <> 'replacement'
    then public.store_day(o.region, coalesce(o.paid_at, o.created_at)) end
$$;

create or replace function figures_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
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
    from public.orders o where o.status <> 'cancelled' and o.kind <> 'replacement'
    union all
    select m.tenant_id, m.event_id, m.region, m.currency, m.day, 0, 1, m.minor, 0, m.paid::integer,
      case when m.paid then m.minor else 0 end, m.net, 0, 0, 0
    from public.money_of_orders() m) f
  group by 1, 2, 3, 4, 5
$$;

create or replace function parts_of_orders() returns table (tenant_id text, event_id text, region text, currency text, day date,
  part text, key text, label text, orders integer, units integer, minor bigint)
language sql stable set search_path = '' as $$
  with accepted as (
    select o.tenant_id, o.id, o.event_id, o.region, o.currency, o.kind, o.destination, o.source,
      public.accepted_on(o) as day
    from public.orders o where o.status <> 'cancelled' and o.kind <> 'replacement'),
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
