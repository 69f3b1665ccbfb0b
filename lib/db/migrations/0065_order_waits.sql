-- Orders that wait for credit or for their event's budget, and since when. D37, ADR 0084.
create table order_waits (
  tenant_id text not null,
  order_id text not null,
  event_id text not null,
  currency text not null,
  began_at timestamptz not null,
  -- The last of the days 1, 7 and 13 whose mail has gone to the client, and when that was; 0 for none.
  told_day smallint not null default 0 check (told_day in (0, 1, 7, 13)),
  told_at timestamptz,
  -- What the clock does to it has failed, and is tried again then.
  again_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
call secure_tenant_table('order_waits');
create index order_waits_oldest on order_waits (tenant_id, began_at, order_id);

-- However an order comes to wait and stops, the table has it. From one reason to the other it goes on waiting.
create function order_begins_to_wait() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.order_waits (tenant_id, order_id, event_id, currency, began_at)
    values (new.tenant_id, new.id, new.event_id, new.currency, new.updated_at) on conflict do nothing;
  return null;
end $$;
create function order_stops_waiting() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.order_waits where tenant_id = new.tenant_id and order_id = new.id;
  return null;
end $$;
create trigger new_order_waits after insert on orders for each row
  when (new.status in ('over_budget', 'over_budget_limit')) execute function order_begins_to_wait();
create trigger changed_order_waits after update of status on orders for each row
  when (new.status in ('over_budget', 'over_budget_limit')) execute function order_begins_to_wait();
create trigger order_waits_no_more after update of status on orders for each row
  when (old.status in ('over_budget', 'over_budget_limit')
    and new.status is distinct from 'over_budget' and new.status is distinct from 'over_budget_limit')
  execute function order_stops_waiting();

-- What waits already, from now on. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into order_waits (tenant_id, order_id, event_id, currency, began_at)
  select tenant_id, id, event_id, currency, now() from orders where status in ('over_budget', 'over_budget_limit');
reset role;
select set_config('app.staff_id', '', true);
