-- What clients and the platform owe each other: credit accounts, their ledger, what is reserved for orders, and what events
-- may cost. D37, ADR 0082. Amounts are minor units of the account's currency.

-- One account per client and currency, from the start; a trigger on `tenants` opens them.
create table credit_accounts (
  tenant_id text not null references tenants (id),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  -- How far the balance may go below 0.
  limit_minor bigint not null default 0 check (limit_minor >= 0),
  -- Taken off the production cost of each order, and off its fulfilment shipping. D35.
  discount_amount_minor bigint not null default 0 check (discount_amount_minor >= 0),
  shipping_discount_amount_minor bigint not null default 0 check (shipping_discount_amount_minor >= 0),
  -- What rows of the ledger add up to. Below 0: the client owes it.
  balance_minor bigint not null default 0,
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  -- How many rows the ledger has, and when the last one was made.
  movements bigint not null default 0 check (movements >= 0),
  moved_at timestamptz,
  -- Raised when staff change limit or amounts, so that nobody overwrites a colleague's change unseen.
  version integer not null default 1,
  -- What the client asks for; null once staff have answered.
  requested_at timestamptz,
  requested_limit_minor bigint check (requested_limit_minor > 0),
  -- Whether it asks for both amounts, too; which, staff decide.
  requested_discounts boolean,
  requested_note text check (char_length(requested_note) <= 1000),
  activated_at timestamptz,
  primary key (tenant_id, currency),
  check ((requested_at is null) = (requested_limit_minor is null)),
  check ((requested_at is null) = (requested_discounts is null)),
  check ((requested_at is null) = (requested_note is null)),
  -- Only an activated account has a limit or amounts.
  check (activated_at is not null
    or (limit_minor = 0 and discount_amount_minor = 0 and shipping_discount_amount_minor = 0))
);
call secure_tenant_table('credit_accounts');

-- What an event may cost the client, and what its orders have cost so far, reserved or captured. One row per event, made by
-- a trigger: apart from `events`, since a claim writes that row too and no statement may write one twice.
create table event_budgets (
  tenant_id text not null,
  event_id text not null,
  -- Null: no limit.
  budget_minor bigint check (budget_minor >= 0),
  used_minor bigint not null default 0 check (used_minor >= 0),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('event_budgets');

-- What is set aside for an order, or for a Bulk order that holds the reservation of many.
create table credit_reservations (
  tenant_id text not null,
  order_id text not null,
  currency text not null,
  event_id text,
  held_minor bigint not null check (held_minor > 0),
  state text not null check (state in ('open', 'captured', 'released')),
  made_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, currency) references credit_accounts (tenant_id, currency),
  check ((state = 'open') = (closed_at is null))
);
call secure_tenant_table('credit_reservations');

-- One row per movement, never changed. `balance_minor` and `reserved_minor` are what the movement adds to the account, the
-- other two what the account has after it.
create table ledger_rows (
  tenant_id text not null,
  -- Made of currency and number.
  id text not null,
  currency text not null,
  -- 1, 2, 3 … within the account, without gaps.
  number bigint not null check (number > 0),
  kind text not null check (kind in ('top_up', 'reserve', 'capture', 'release', 'charge', 'refund', 'correction')),
  balance_minor bigint not null,
  reserved_minor bigint not null,
  balance_after_minor bigint not null,
  reserved_after_minor bigint not null check (reserved_after_minor >= 0),
  order_id text,
  -- The provider's id of a payment or a refund.
  payment_id text check (char_length(payment_id) between 1 and 255),
  event_id text,
  reason text check (char_length(reason) between 1 and 500),
  made_by_user_id text,
  -- Never earlier than that of the row before.
  made_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, currency, number),
  foreign key (tenant_id, currency) references credit_accounts (tenant_id, currency),
  check ((kind = 'correction') = (reason is not null)),
  check (case kind
    when 'top_up' then balance_minor > 0 and reserved_minor = 0 and payment_id is not null
    when 'reserve' then balance_minor = 0 and reserved_minor > 0 and order_id is not null
    when 'capture' then balance_minor < 0 and reserved_minor = balance_minor and order_id is not null
    when 'release' then balance_minor = 0 and reserved_minor < 0 and order_id is not null
    when 'charge' then balance_minor < 0 and reserved_minor = 0 and num_nonnulls(order_id, payment_id) > 0
    when 'refund' then balance_minor > 0 and reserved_minor = 0 and num_nonnulls(order_id, payment_id) > 0
    else balance_minor <> 0 and reserved_minor = 0 end)
);
call secure_tenant_table('ledger_rows');
-- The books are only ever added to.
revoke update, delete on ledger_rows from merchloom_tenant, merchloom_staff;
create index ledger_rows_by_time on ledger_rows (tenant_id, made_at desc, id desc);
create index ledger_rows_of_order on ledger_rows (tenant_id, order_id) where order_id is not null;
-- A payment counts once, however often the provider tells of it.
create unique index ledger_rows_of_payment on ledger_rows (tenant_id, kind, payment_id) where payment_id is not null;

create function open_credit_accounts() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.credit_accounts (tenant_id, currency) select new.id, unnest(array['GBP', 'EUR', 'USD']);
  return null;
end $$;
create trigger open_credit_accounts after insert on tenants for each row execute function open_credit_accounts();

create function open_event_budget() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.event_budgets (tenant_id, event_id) values (new.tenant_id, new.id);
  return null;
end $$;
create trigger open_event_budget after insert on events for each row execute function open_event_budget();

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into credit_accounts (tenant_id, currency, limit_minor, activated_at)
  select t.id, c.currency, case when c.currency = t.currency then greatest(t.credit_minor, 0) else 0 end,
    case when c.currency = t.currency and t.credit_minor > 0 then now() end
  from tenants t cross join unnest(array['GBP', 'EUR', 'USD']) as c (currency);
insert into event_budgets (tenant_id, event_id) select tenant_id, id from events;
reset role;
select set_config('app.staff_id', '', true);

-- The account has it now.
alter table tenants drop column credit_minor;
