-- What a fulfiller can do, so that an order is sent to one that really can make it. Every new fact has a default that means
-- "as before": without facts a fulfiller prints the whole catalogue at list cost for all countries of its regions. ADR 0110.
alter table fulfillers
  -- ISO 3166 codes of the countries it ships to; empty for all countries of its regions.
  add column countries text[] not null default '{}' check (array_position(countries, null) is null),
  -- Where its parcels start, for customs; null for the default country of its first region.
  add column origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  -- Techniques as the catalogue names them; empty for all.
  add column techniques text[] not null default '{}' check (array_position(techniques, null) is null),
  -- Items that it takes on one day, counted by the day in its own time zone; null for any number.
  add column daily_capacity integer check (daily_capacity > 0),
  add column time_zone text not null default 'Europe/London' check (char_length(time_zone) between 1 and 60),
  -- Set while it takes no orders for the moment, and the last day of that where it is known.
  add column paused_at timestamptz,
  add column paused_until date,
  -- Business days until it ships.
  add column promised_days integer not null default 3 check (promised_days between 0 and 60),
  -- False where it prints only the families that fulfiller_blanks offers.
  add column every_blank boolean not null default true,
  -- Counts the changes, so that two tabs never overwrite each other silently.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint fulfillers_paused check (paused_until is null or paused_at is not null);

-- How a fulfiller prints one family of garments. Null is "as the catalogue says".
create table fulfiller_blanks (
  fulfiller_id text not null references fulfillers (id),
  family text not null check (char_length(family) between 1 and 40),
  offered boolean not null default true,
  -- The largest print on each side.
  front_width_mm integer check (front_width_mm between 1 and 2000),
  front_height_mm integer check (front_height_mm between 1 and 2000),
  back_width_mm integer check (back_width_mm between 1 and 2000),
  back_height_mm integer check (back_height_mm between 1 and 2000),
  -- {"GBP": {"blank": 410, "print": 320}, …}, minor units ex VAT, print per side.
  prices jsonb check (jsonb_typeof(prices) = 'object'),
  -- For customs: where the blank was made, and its number in the customs tariff.
  made_in text check (made_in ~ '^[A-Z]{2}$'),
  customs_code text check (customs_code ~ '^[0-9]{4,10}$'),
  primary key (fulfiller_id, family),
  check ((front_width_mm is null) = (front_height_mm is null) and (back_width_mm is null) = (back_height_mm is null))
);

-- What a fulfiller has of a SKU. Without a row it has as many as anyone asks for.
create table fulfiller_stock (
  fulfiller_id text not null references fulfillers (id),
  sku text not null check (char_length(sku) between 1 and 120),
  pieces integer not null check (pieces >= 0),
  -- Its manufacturer makes no more of it.
  discontinued boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (fulfiller_id, sku)
);

-- Days on which a fulfiller takes no orders, first and last included.
create table fulfiller_closures (
  fulfiller_id text not null references fulfillers (id),
  first_day date not null,
  last_day date not null,
  reason text not null default '' check (char_length(reason) <= 200),
  primary key (fulfiller_id, first_day),
  check (last_day >= first_day)
);

-- Items that a fulfiller has been given on a day; counted up by one conditional write, so that its capacity is never passed.
create table fulfiller_days (
  fulfiller_id text not null references fulfillers (id),
  day date not null,
  items integer not null check (items >= 0),
  primary key (fulfiller_id, day)
);

-- What the platform decides once for all: one row.
create table routing_settings (
  only_row boolean primary key default true check (only_row),
  -- How much more than the frozen cost of making an order may cost at its printer, duty included; null for no limit.
  max_over_percent integer default 25 check (max_over_percent between 0 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into routing_settings default values;

grant insert, update on fulfillers to merchloom_staff;
grant select, insert, update, delete on fulfiller_blanks, fulfiller_stock, fulfiller_closures to merchloom_staff;
grant select on fulfiller_days to merchloom_staff;
grant select, update on routing_settings to merchloom_staff;
grant select on fulfiller_blanks, fulfiller_stock, fulfiller_closures, fulfiller_days, routing_settings
  to merchloom_directory, merchloom_tenant;
-- An order takes its pieces and its part of the day in its own tenant's transaction.
grant update (pieces) on fulfiller_stock to merchloom_tenant;
grant insert, update (items) on fulfiller_days to merchloom_tenant;

-- Printers that a client prefers for an event, or never wants. Without a row it doesn't mind.
create table event_fulfillers (
  tenant_id text not null,
  event_id text not null,
  fulfiller_id text not null references fulfillers (id),
  choice text not null check (choice in ('preferred', 'excluded')),
  chosen_at timestamptz not null,
  primary key (tenant_id, event_id, fulfiller_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
call secure_tenant_table('event_fulfillers');

-- Why an order went to its printer, or to none: every fulfiller that was looked at, with what spoke against it.
create table routing_decisions (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  fulfiller_id text references fulfillers (id),
  -- The submission that it led to; both are null where no one was chosen.
  submission_id text,
  -- What the order asked for: country, items and the cost it may have.
  asked jsonb not null,
  candidates jsonb not null,
  reasons jsonb not null default '[]',
  -- Pieces of stock that were taken, by SKU, and the day whose capacity was used.
  taken jsonb not null default '[]',
  taken_day date,
  taken_items integer not null default 0,
  given_back_at timestamptz,
  -- The printer answered that it won't make the order.
  refused boolean not null default false,
  decided_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id)
);
create index routing_decisions_order on routing_decisions (tenant_id, order_id, decided_at);
call secure_tenant_table('routing_decisions');

-- Orders without a printer, and when they are tried again.
create table routing_waits (
  tenant_id text not null,
  order_id text not null,
  began_at timestamptz not null,
  again_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index routing_waits_due on routing_waits (tenant_id, again_at);
call secure_tenant_table('routing_waits');

-- Orders that already wait for a printer are tried again too.
insert into routing_waits (tenant_id, order_id, began_at, again_at)
select tenant_id, id, updated_at, now() from orders where status = 'fulfiller_routing_error';
