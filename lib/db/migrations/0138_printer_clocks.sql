-- What a fulfiller promises, step by step, in its own working days. Their sum stays in promised_days, by which routing compares.
-- ADR 0138.
alter table fulfillers
  -- To take an order on, to print and pack it, and to hand the parcel over.
  add column accept_days integer not null default 1 check (accept_days between 0 and 30),
  add column print_days integer not null default 1 check (print_days between 0 and 30),
  add column ship_days integer not null default 1 check (ship_days between 0 and 30);
update fulfillers set accept_days = least(promised_days, 1), ship_days = case when promised_days >= 3 then 1 else 0 end,
  print_days = least(promised_days - least(promised_days, 1) - case when promised_days >= 3 then 1 else 0 end, 30);
update fulfillers set promised_days = accept_days + print_days + ship_days;

-- The step that an order is in at its printer. One row for each order in hand: the clock job reads nothing else.
create table order_clocks (
  tenant_id text not null,
  order_id text not null,
  fulfiller_id text not null references fulfillers (id),
  -- The names sort as the steps follow each other.
  step text not null check (step in ('accept', 'print', 'ship')),
  began_at timestamptz not null,
  -- When it is looked at next: at the printer's midnight.
  check_at timestamptz not null,
  -- Set once, when the step's days are over; late_days grows with each working day.
  late_since timestamptz,
  late_days integer check (late_days > 0),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((late_since is null) = (late_days is null))
);
create index order_clocks_due on order_clocks (tenant_id, check_at);
create index order_clocks_late on order_clocks (fulfiller_id) where late_days is not null;
call secure_tenant_table('order_clocks');

-- Steps that printers have finished: what their share on time and their usual days are counted from.
create table finished_steps (
  tenant_id text not null,
  order_id text not null,
  fulfiller_id text not null references fulfillers (id),
  step text not null check (step in ('accept', 'print', 'ship')),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  late boolean not null,
  primary key (tenant_id, order_id, step, began_at),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index finished_steps_of on finished_steps (fulfiller_id, ended_at);
call secure_tenant_table('finished_steps');

-- However an order moves, its clock moves with it, and an order that moves on is late no more.
create function order_keeps_clock() returns trigger language plpgsql set search_path = '' as $$
declare
  former public.order_clocks;
  next_step text := case
    when new.fulfiller_id is null then null
    when new.status = 'submitted_to_fulfiller' then 'accept'
    when new.status in ('picked', 'in_production', 'awaiting_packing') then 'print'
    when new.status in ('packaged', 'ready_to_ship') then 'ship' end;
begin
  select * into former from public.order_clocks where tenant_id = new.tenant_id and order_id = new.id;
  if former.step is not distinct from next_step and former.fulfiller_id is not distinct from new.fulfiller_id then
    return null;
  end if;
  if former.step is not null then
    -- A step that was broken off, by a cancellation or a fault, says nothing of its printer's pace.
    if former.fulfiller_id = new.fulfiller_id and (new.status = 'shipped' or next_step > former.step) then
      insert into public.finished_steps (tenant_id, order_id, fulfiller_id, step, began_at, ended_at, late)
        values (new.tenant_id, new.id, former.fulfiller_id, former.step, former.began_at, new.updated_at,
          former.late_since is not null) on conflict do nothing;
    end if;
    delete from public.order_clocks where tenant_id = new.tenant_id and order_id = new.id;
  end if;
  if next_step is not null then
    insert into public.order_clocks (tenant_id, order_id, fulfiller_id, step, began_at, check_at)
      values (new.tenant_id, new.id, new.fulfiller_id, next_step, new.updated_at, new.updated_at);
  end if;
  return null;
end $$;
create trigger new_order_keeps_clock after insert on orders for each row
  when (new.fulfiller_id is not null and new.status in
    ('submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship'))
  execute function order_keeps_clock();
create trigger changed_order_keeps_clock after update of status, fulfiller_id on orders for each row
  when (new.fulfiller_id is not null or old.fulfiller_id is not null)
  execute function order_keeps_clock();

-- What printers have in hand already began its step when it last moved. Staff see the rows of all tenants.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into order_clocks (tenant_id, order_id, fulfiller_id, step, began_at, check_at)
  select o.tenant_id, o.id, o.fulfiller_id, case when o.status = 'submitted_to_fulfiller' then 'accept'
      when o.status in ('packaged', 'ready_to_ship') then 'ship' else 'print' end,
    coalesce((select max(h.at) from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved),
      o.updated_at), now()
  from orders o where o.fulfiller_id is not null and o.status in
    ('submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship');
reset role;
select set_config('app.staff_id', '', true);
