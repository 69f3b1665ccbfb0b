-- A blank has an id of its own beside the family that says which drawing it has. ADR 0181, S2.2-270.
-- Those of the first import keep their family as their id, so whatever named a family names its blank.

alter table blanks
  -- Its drawing: print areas, scenes and measures of sizes are the drawing's.
  add column family text,
  -- Its name in every language; null for the first of a family, which is named as its family is.
  add column name text check (char_length(name) between 1 and 80);
update blanks set family = id;
alter table blanks
  alter column family set not null,
  add check (family in ('tee', 'kids-tee', 'hoodie', 'jacket', 'cap', 'tote', 'mug', 'bottle', 'sticker')),
  -- Only the first of a family goes by its name.
  add check (name is not null or id = family),
  -- What products point at: no product has another drawing than its blank.
  add unique (id, family);

-- Staff add blanks.
grant insert on blanks to merchloom_staff;

-- Rewritten rather than updated: an update would be held back by the policies of the tenants' rows.
alter table products add column blank_id text;
alter table products alter column blank_id type text using family::text;
alter table products alter column blank_id set not null,
  add foreign key (blank_id, family) references blanks (id, family);
drop index products_family;
create index products_blank on products (blank_id, tenant_id);

alter table order_lines add column blank_id text;
alter table order_lines alter column blank_id type text using family::text;
alter table order_lines alter column blank_id set not null;

-- A web of the version before says no blank. It knows those of the first import alone.
create function blank_of_family() returns trigger language plpgsql set search_path = '' as $$
begin
  new.blank_id := coalesce(new.blank_id, new.family);
  return new;
end $$;
create trigger blank_of_family before insert on products for each row execute function blank_of_family();
create trigger blank_of_family before insert on order_lines for each row execute function blank_of_family();
