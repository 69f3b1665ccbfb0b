-- What orders, events and products are found by: one row for each place in a text at which a word begins, so that the
-- beginning of any word finds it. It is looked up as a range: row-level security keeps `like` and trigrams away from an
-- index, since they aren't leakproof, and comparisons are.

-- A text as it is compared: without case, accents and punctuation. The same is done to what is typed.
create function search_key(given text) returns text language sql immutable strict parallel safe as $$
  select left(btrim(regexp_replace(lower(translate(
    regexp_replace(
      normalize(replace(replace(replace(replace(given collate "C", 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), NFKD),
      '[\u0300-\u036f]', '', 'g'),
    'øØłŁđĐðÐıАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
    'oollddddiабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω')),
    '[\s[:punct:]\u2010-\u2027]+', ' ', 'g')), 80)
$$;

-- The rest of a text from each of its words on, of the first eight: "anna maria berg", "maria berg", "berg".
create function search_starts(given text) returns setof text language sql immutable strict parallel safe as $$
  select array_to_string(words[place:], ' ')
  from (select string_to_array(public.search_key(given), ' ') as words) w, generate_subscripts(words, 1) place
  where place <= 8 and words[place] <> ''
$$;

-- Written by the triggers below alone, in the transaction of the row that is found. Without foreign keys, which would be
-- checked five times for each order.
create table search_terms (
  tenant_id text not null,
  kind text not null check (kind in ('order', 'event', 'product')),
  subject_id text not null,
  term text collate "C" not null check (char_length(term) between 1 and 80),
  -- When the subject was made: of several that are found alike, the newest comes first.
  at timestamptz not null,
  primary key (tenant_id, kind, subject_id, term)
);
call secure_tenant_table('search_terms');
create index search_terms_of_tenant on search_terms (tenant_id, kind, term, at desc) include (subject_id);
create index search_terms_of_all on search_terms (kind, term, at desc);

-- The recipient's name, e-mail address and its domain as frozen in the order: replacing them replaces what it is found by.
create function order_search_terms(ref text, snapshot jsonb) returns text[] language sql immutable as $$
  select array(select public.search_starts(snapshot -> 'customer' ->> 'name')
    union select public.search_key(address) from unnest(array[snapshot -> 'customer' ->> 'email',
      split_part(snapshot -> 'customer' ->> 'email', '@', 2)]) address where address is not null
    union select replace(public.search_key(ref), ' ', ''))
$$;
create function order_is_found() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.search_terms t
      where t.tenant_id = old.tenant_id and t.kind = 'order' and t.subject_id = old.id;
  end if;
  insert into public.search_terms (tenant_id, kind, subject_id, term, at)
    select new.tenant_id, 'order', new.id, term, new.created_at
    from unnest(public.order_search_terms(new.order_ref, new.snapshot)) term where term <> '';
  return null;
end $$;
create trigger order_is_found after insert on orders for each row execute function order_is_found();
create trigger changed_order_is_found after update of order_ref, snapshot on orders for each row
  when (old.order_ref <> new.order_ref or old.snapshot -> 'customer' is distinct from new.snapshot -> 'customer')
  execute function order_is_found();

create function event_search_terms(name text, slug text) returns text[] language sql immutable as $$
  select array(select public.search_starts(name) union select public.search_starts(slug)
    union select replace(public.search_key(slug), ' ', ''))
$$;
create function event_is_found() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.search_terms t
      where t.tenant_id = old.tenant_id and t.kind = 'event' and t.subject_id = old.id;
  end if;
  insert into public.search_terms (tenant_id, kind, subject_id, term, at)
    select new.tenant_id, 'event', new.id, term, new.created_at
    from unnest(public.event_search_terms(new.name, new.slug)) term where term <> '';
  return null;
end $$;
create trigger event_is_found after insert on events for each row execute function event_is_found();
create trigger changed_event_is_found after update of name, slug on events for each row
  when (old.name <> new.name or old.slug <> new.slug) execute function event_is_found();

create function product_search_terms(name text, code text) returns text[] language sql immutable as $$
  select array(select public.search_starts(name) union select public.search_starts(code)
    union select replace(public.search_key(code), ' ', ''))
$$;
create function product_is_found() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.search_terms t
      where t.tenant_id = old.tenant_id and t.kind = 'product' and t.subject_id = old.id;
  end if;
  insert into public.search_terms (tenant_id, kind, subject_id, term, at)
    select new.tenant_id, 'product', new.id, term, new.created_at
    from unnest(public.product_search_terms(new.name, new.code)) term where term <> '';
  return null;
end $$;
create trigger product_is_found after insert on products for each row execute function product_is_found();
create trigger changed_product_is_found after update of name, code on products for each row
  when (old.name <> new.name or old.code <> new.code) execute function product_is_found();

create function gone_is_not_found() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.search_terms t
    where t.tenant_id = old.tenant_id and t.kind = tg_argv[0] and t.subject_id = old.id;
  return null;
end $$;
create trigger gone_order_is_not_found after delete on orders for each row execute function gone_is_not_found('order');
create trigger gone_event_is_not_found after delete on events for each row execute function gone_is_not_found('event');
create trigger gone_product_is_not_found after delete on products for each row execute function gone_is_not_found('product');

-- Codes are found by the beginning of their folded form (D23).
create index promo_codes_of_tenant_folded on promo_codes (tenant_id, folded collate "C");
create index promo_codes_folded on promo_codes (folded collate "C");
create index vouchers_of_tenant_folded on vouchers (tenant_id, folded collate "C");
create index vouchers_folded on vouchers (folded collate "C");

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into search_terms (tenant_id, kind, subject_id, term, at)
select o.tenant_id, 'order', o.id, term, o.created_at
from orders o, unnest(order_search_terms(o.order_ref, o.snapshot)) term where term <> '';
insert into search_terms (tenant_id, kind, subject_id, term, at)
select e.tenant_id, 'event', e.id, term, e.created_at
from events e, unnest(event_search_terms(e.name, e.slug)) term where term <> '';
insert into search_terms (tenant_id, kind, subject_id, term, at)
select p.tenant_id, 'product', p.id, term, p.created_at
from products p, unnest(product_search_terms(p.name, p.code)) term where term <> '';
reset role;
select set_config('app.staff_id', '', true);
