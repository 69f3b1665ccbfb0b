-- How many products an event has, by status and lock, kept as the sums of 0048 are: an event with 10,000 products is
-- listed as fast as one with ten. ADR 0079.

create table event_product_counts (
  tenant_id text not null,
  event_id text not null,
  status text not null,
  locked boolean not null,
  products integer not null,
  merged boolean not null default false
);
call secure_tenant_table('event_product_counts');
create index event_product_counts_of_event on event_product_counts (tenant_id, event_id);
create index event_product_counts_to_merge on event_product_counts (tenant_id) where not merged;

-- An event's products in their order, and the events of a product.
create index event_products_in_order on event_products (tenant_id, event_id, position, id);
create index event_products_of_product on event_products (tenant_id, product_id);

-- As what an entry is counted; null where it isn't. An entry and its product may be written by one statement.
alter table event_products add column counted_status text, add column counted_locked boolean,
  add constraint event_products_counted_is_whole check ((counted_status is null) = (counted_locked is null));

-- Brings the counts to what an entry is now. Entry and product are locked: of two transactions, one that adds a product to
-- an event and one that changes the product, the second sees what the first has done.
create function recount_product(of_tenant text, of_entry text) returns void language plpgsql set search_path = '' as $$
declare
  e public.event_products;
  p public.products;
begin
  select x.* into e from public.event_products x where x.tenant_id = of_tenant and x.id = of_entry for no key update;
  if not found then return; end if;
  select x.* into p from public.products x where x.tenant_id = of_tenant and x.id = e.product_id for share;
  if p.deleted_at is not null then
    p.status := null;
    p.locked := null;
  end if;
  if (e.counted_status, e.counted_locked) is not distinct from (p.status, p.locked) then return; end if;
  insert into public.event_product_counts (tenant_id, event_id, status, locked, products)
    select of_tenant, e.event_id, one.status, one.locked, one.times
    from (values (e.counted_status, e.counted_locked, -1), (p.status, p.locked, 1)) one(status, locked, times)
    where one.status is not null;
  update public.event_products x set counted_status = p.status, counted_locked = p.locked
    where x.tenant_id = of_tenant and x.id = of_entry;
end $$;

-- A copy of an entry is a new one, counted by itself.
create function entry_is_new() returns trigger language plpgsql set search_path = '' as $$
begin
  new.counted_status := null;
  new.counted_locked := null;
  return new;
end $$;
create trigger entry_is_new before insert on event_products for each row execute function entry_is_new();

create function entry_is_counted() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform public.recount_product(new.tenant_id, new.id);
  elsif old.counted_status is not null then
    insert into public.event_product_counts (tenant_id, event_id, status, locked, products)
      values (old.tenant_id, old.event_id, old.counted_status, old.counted_locked, -1);
  end if;
  return null;
end $$;
create trigger entry_is_counted after insert or delete on event_products for each row
  execute function entry_is_counted();

create function product_is_counted() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_product(e.tenant_id, e.id) from public.event_products e
    where e.tenant_id = new.tenant_id and e.product_id = new.id;
  return null;
end $$;
create trigger product_is_counted after update of status, locked, deleted_at on products for each row
  when (old.status <> new.status or old.locked <> new.locked
    or (old.deleted_at is null) <> (new.deleted_at is null)) execute function product_is_counted();

-- By how much the counts differ from the entries, of the rows that this transaction sees; nothing where they agree.
create function missing_products() returns table (tenant_id text, event_id text, status text, locked boolean,
  products integer) language sql stable set search_path = '' as $$
  select b.tenant_id, b.event_id, b.status, b.locked, sum(b.products)::integer
  from (
    select e.tenant_id, e.event_id, p.status, p.locked, 1 as products
    from public.event_products e join public.products p on p.tenant_id = e.tenant_id and p.id = e.product_id
    where p.deleted_at is null
    union all
    select c.tenant_id, c.event_id, c.status, c.locked, -c.products from public.event_product_counts c) b
  group by 1, 2, 3, 4 having sum(b.products) <> 0
$$;

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update event_products e set counted_status = p.status, counted_locked = p.locked
  from products p where p.tenant_id = e.tenant_id and p.id = e.product_id and p.deleted_at is null;
insert into event_product_counts select *, true from missing_products();
reset role;
select set_config('app.staff_id', '', true);
