-- What sending an order costs, as data: prices per region in dated versions, which staff add without a release. ADR 0189.
-- Global: they are the platform's own, of all clients alike.
create table platform_shipping (
  -- What shoppers pay in stores without a price of their own, and what the platform charges clients.
  kind text not null check (kind in ('retail', 'fulfilment')),
  region text not null check (region in ('UK', 'EU', 'US')),
  version integer not null check (version > 0),
  -- It counts from this day on, where its region is, until another one does.
  from_day date not null,
  -- Minor units of the region's currency, ex VAT.
  standard integer not null check (standard between 0 and 1000000),
  standard_tracked integer not null check (standard_tracked between 0 and 1000000),
  express integer not null check (express between 0 and 1000000),
  additional_item integer not null check (additional_item between 0 and 1000000),
  made_at timestamptz not null,
  -- Null for the first import, and once that person has been removed for good.
  made_by text references users (id) on delete set null,
  -- Taken back before its day: it never counted.
  removed_at timestamptz,
  primary key (kind, region, version)
);
create index platform_shipping_maker on platform_shipping (made_by);
grant select on platform_shipping to merchloom_directory, merchloom_tenant, merchloom_staff;
grant insert, update on platform_shipping to merchloom_directory;

-- The first import: the prices as they were kept in the code.
insert into platform_shipping
  (kind, region, version, from_day, standard, standard_tracked, express, additional_item, made_at)
select kind, region, 1, date '2000-01-01', standard, standard_tracked, express, additional_item, timestamptz '2000-01-01 00:00Z'
from (values ('retail'), ('fulfilment')) k (kind)
cross join (values ('UK', 395, 545, 995, 75), ('EU', 495, 695, 1295, 95), ('US', 550, 795, 1595, 100))
  t (region, standard, standard_tracked, express, additional_item);

-- The prices that count at a moment: of the versions whose day has come, the one with the last day; of two with the same, the later one.
-- What was added after that moment didn't count then. As a `ShippingTable`.
create function platform_shipping_at(of_kind text, of_region text, at timestamptz) returns jsonb language sql stable parallel safe
set search_path = '' as $$
  select jsonb_build_object('standard', v.standard, 'standardTracked', v.standard_tracked, 'express', v.express,
    'additionalItem', v.additional_item)
  from public.platform_shipping v
  where v.kind = of_kind and v.region = of_region and v.removed_at is null and v.made_at <= at
    and v.from_day <= public.store_day(of_region, at)
  order by v.from_day desc, v.version desc limit 1
$$;
