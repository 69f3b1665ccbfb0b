-- A clock for each part of an order that several printers make: each is judged by its own printer's days, from its own
-- acceptance. An order that one printer makes keeps the one it had. S2.2-290.

-- The submission that asks for the part; empty for a whole order.
alter table order_clocks add column part text not null default '', drop constraint order_clocks_pkey,
  add primary key (tenant_id, order_id, part);
alter table finished_steps add column part text not null default '', drop constraint finished_steps_pkey,
  add primary key (tenant_id, order_id, part, step, began_at);

-- When the part moved last: its step begins then.
alter table submissions add column part_moved_at timestamptz;

create function step_of(status text) returns text language sql immutable parallel safe as $$
  select case
    when status = 'submitted_to_fulfiller' then 'accept'
    when status in ('picked', 'in_production', 'awaiting_packing') then 'print'
    when status in ('packaged', 'ready_to_ship') then 'ship' end
$$;

-- Brings one clock to the step that its part, or its order, is in; null for none.
create function keep_clock(of_tenant text, of_order text, of_part text, printer text, next_step text, is_shipped boolean,
  moved_at timestamptz) returns void language plpgsql set search_path = '' as $$
declare
  former public.order_clocks;
begin
  select * into former from public.order_clocks where tenant_id = of_tenant and order_id = of_order and part = of_part;
  if former.step is not distinct from next_step and (next_step is null or former.fulfiller_id = printer) then return; end if;
  if former.step is not null then
    -- A step that was broken off, by a cancellation or a fault, says nothing of its printer's pace.
    if former.fulfiller_id = printer and (is_shipped or next_step > former.step) then
      insert into public.finished_steps (tenant_id, order_id, part, fulfiller_id, step, began_at, ended_at, late)
        values (of_tenant, of_order, of_part, former.fulfiller_id, former.step, former.began_at,
          greatest(moved_at, former.began_at), former.late_since is not null) on conflict do nothing;
    end if;
    delete from public.order_clocks where tenant_id = of_tenant and order_id = of_order and part = of_part;
  end if;
  if next_step is not null then
    insert into public.order_clocks (tenant_id, order_id, part, fulfiller_id, step, began_at, check_at)
      values (of_tenant, of_order, of_part, printer, next_step, moved_at, moved_at);
  end if;
end $$;

-- The parts of an order: a line belongs to the last submission that asks for it.
create function standing_parts(of_tenant text, of_order text) returns setof submissions language sql stable
set search_path = '' as $$
  select s.* from public.submissions s
  where s.tenant_id = of_tenant and s.order_id = of_order and s.line_ids is not null
    and not exists (select from public.submissions n where n.tenant_id = s.tenant_id and n.order_id = s.order_id
      and (n.created_at, n.id) > (s.created_at, s.id) and (n.line_ids is null or n.line_ids && s.line_ids))
$$;

-- Brings all clocks of an order to where it, or each of its parts, is. What is cancelled or sent has none.
create function keep_clocks(o orders) returns void language plpgsql set search_path = '' as $$
declare
  is_split boolean := exists (select from public.submissions s where s.tenant_id = o.tenant_id and s.order_id = o.id
    and s.line_ids is not null) and exists (select from public.standing_parts(o.tenant_id, o.id));
  s record;
begin
  perform public.keep_clock(o.tenant_id, o.id, '', o.fulfiller_id,
    case when not is_split and o.fulfiller_id is not null then public.step_of(o.status) end, o.status = 'shipped',
    o.updated_at);
  if not is_split and not exists (select from public.order_clocks c
      where c.tenant_id = o.tenant_id and c.order_id = o.id and c.part <> '') then
    return;
  end if;
  for s in
    select k.part, coalesce(p.fulfiller_id, k.fulfiller_id) as printer, p.part_status, p.part_moved_at, p.created_at,
      p.id is not null and p.state <> 'rejected' and p.given_up_at is null and p.redo_at is null as is_made
    from (select p.id as part, null::text as fulfiller_id from public.standing_parts(o.tenant_id, o.id) p where is_split
      union select c.part, max(c.fulfiller_id) from public.order_clocks c
        where c.tenant_id = o.tenant_id and c.order_id = o.id and c.part <> ''
          and not exists (select from public.standing_parts(o.tenant_id, o.id) p where p.id = c.part)
        group by c.part) k
    left join public.standing_parts(o.tenant_id, o.id) p on p.id = k.part
  loop
    perform public.keep_clock(o.tenant_id, o.id, s.part, s.printer,
      case when s.is_made and o.status not in ('cancelled', 'shipped') then public.step_of(s.part_status) end,
      o.status = 'shipped' or (s.is_made and s.part_status = 'shipped'),
      coalesce(s.part_moved_at, s.created_at, o.updated_at));
  end loop;
end $$;

create or replace function order_keeps_clock() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.keep_clocks(new);
  return null;
end $$;

create function part_keeps_clock() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.keep_clocks(o) from public.orders o where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return null;
end $$;
create trigger new_part_keeps_clock after insert on submissions for each row execute function part_keeps_clock();
create trigger changed_part_keeps_clock
  after update of part_status, state, given_up_at, redo_at on submissions for each row
  when (new.line_ids is not null) execute function part_keeps_clock();

-- What is in hand in parts already began its step when it was sent, as far as is known.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
select keep_clocks(o) from orders o
  where (o.tenant_id, o.id) in (select tenant_id, order_id from submissions where line_ids is not null)
    and o.status not in ('cancelled', 'shipped');
reset role;
select set_config('app.staff_id', '', true);
