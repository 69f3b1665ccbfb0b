-- Orders are found by their parcel's number, by what was ordered and by where they go.

-- The key begins with the SKU, so that it answers staff as well, who look in all clients at once.
create index order_lines_by_sku on order_lines (sku, tenant_id, order_id);
create index order_lines_of_product on order_lines (product_id, tenant_id, order_id);

-- Beside the snapshot, since row-level security keeps what is inside JSON away from an index. Written by its trigger alone.
alter table orders add column country text;
create function order_has_country() returns trigger language plpgsql set search_path = '' as $$
begin
  new.country := new.snapshot -> 'customer' ->> 'country_iso2';
  return new;
end $$;
create trigger order_has_country before insert or update of snapshot on orders for each row
  execute function order_has_country();
create index orders_of_country on orders (tenant_id, country, created_at desc, id desc);

-- A parcel's number as it is compared; carriers print it with spaces.
create function parcel_search_term(tracking jsonb) returns text language sql immutable as $$
  select replace(public.search_key(tracking ->> 'number'), ' ', '')
$$;

create or replace function order_is_found() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.search_terms t
      where t.tenant_id = old.tenant_id and t.kind = 'order' and t.subject_id = old.id;
  end if;
  insert into public.search_terms (tenant_id, kind, subject_id, term, at)
    select new.tenant_id, 'order', new.id, term, new.created_at
    from (select unnest(public.order_search_terms(new.order_ref, new.snapshot)) as term
      union select public.parcel_search_term(new.tracking)) terms
    where term <> '';
  return null;
end $$;
drop trigger changed_order_is_found on orders;
create trigger changed_order_is_found after update of order_ref, snapshot, tracking on orders for each row
  when (old.order_ref <> new.order_ref or old.snapshot -> 'customer' is distinct from new.snapshot -> 'customer'
    or old.tracking -> 'number' is distinct from new.tracking -> 'number')
  execute function order_is_found();

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update orders set snapshot = snapshot;
insert into search_terms (tenant_id, kind, subject_id, term, at)
select o.tenant_id, 'order', o.id, parcel_search_term(o.tracking), o.created_at
from orders o where o.tracking is not null and parcel_search_term(o.tracking) <> ''
on conflict do nothing;
reset role;
select set_config('app.staff_id', '', true);
