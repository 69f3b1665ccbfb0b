-- The library of a tenant's pictures (ADR 0077): what its people call a file, who added it and for which event, and the
-- 30 days in which a deleted one comes back. What shoppers send is no part of it.
alter table files
  add column name text not null default '' check (char_length(name) <= 200),
  add column in_library boolean not null default false,
  add column event_id text,
  add column added_by_user_id text,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column purge_due_at timestamptz,
  add foreign key (tenant_id, event_id) references events (tenant_id, id),
  add check ((deleted_at is null) = (purge_due_at is null));
create index library_by_age on files (tenant_id, created_at, id) where in_library;
create index library_by_size on files (tenant_id, bytes, id) where in_library;
create index library_to_purge on files (tenant_id, purge_due_at) where purge_due_at is not null;

-- Which product, store, colour set or kept version names a file. Written by the triggers below alone, in the transaction
-- that names it, so that no service can forget it and nothing has to be searched.
create table file_uses (
  tenant_id text not null,
  file_id text not null,
  place text not null check (place in ('product', 'store', 'colours', 'version')),
  -- The product, the event of a store or version, or the colour set.
  subject_id text not null,
  version integer not null default 0,
  primary key (tenant_id, file_id, place, subject_id, version),
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade
);
call secure_tenant_table('file_uses');
create index file_uses_of_subject on file_uses (tenant_id, place, subject_id, version);

-- The files that a row names anywhere, each once.
create function named_files(named jsonb) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct found[1] from regexp_matches(named::text, 'fil_[A-Za-z0-9_]+', 'g') found order by 1)
$$;

-- Called with the place and the subject's column. A picture that is shown again after it was deleted is back in the
-- library; the lock keeps it from being deleted before this transaction has ended.
create function note_file_uses() returns trigger language plpgsql set search_path = '' as $$
declare
  kept jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  named text[] := case when tg_op = 'DELETE' then '{}' else public.named_files(kept) end;
  number integer := case when tg_argv[0] = 'version' then (kept ->> 'version')::integer else 0 end;
begin
  if tg_op = 'UPDATE' and named = public.named_files(to_jsonb(old)) then return null; end if;
  if tg_op <> 'INSERT' then
    delete from public.file_uses u where u.tenant_id = kept ->> 'tenant_id' and u.place = tg_argv[0]
      and u.subject_id = kept ->> tg_argv[1] and u.version = number;
  end if;
  if cardinality(named) = 0 then return null; end if;
  perform from public.files f where f.tenant_id = kept ->> 'tenant_id' and f.id = any(named) order by f.id for share;
  insert into public.file_uses (tenant_id, file_id, place, subject_id, version)
    select f.tenant_id, f.id, tg_argv[0], kept ->> tg_argv[1], number
    from public.files f where f.tenant_id = kept ->> 'tenant_id' and f.id = any(named);
  if tg_argv[0] <> 'version' then
    update public.files f set deleted_at = null, purge_due_at = null
      where f.tenant_id = kept ->> 'tenant_id' and f.id = any(named) and f.deleted_at is not null;
  end if;
  return null;
end $$;
create trigger product_names_files after insert or update of scene_front, scene_back or delete on products
  for each row execute function note_file_uses('product', 'id');
create trigger store_names_files after insert or update of content or delete on store_configurations
  for each row execute function note_file_uses('store', 'event_id');
create trigger colours_name_files after insert or update of background_image or delete on colour_sets
  for each row execute function note_file_uses('colours', 'id');
create trigger version_names_files after insert or delete on store_configuration_versions
  for each row execute function note_file_uses('version', 'event_id');

-- Files are found by the beginning of any word of their name, as events and products are.
alter table search_terms drop constraint search_terms_kind_check;
alter table search_terms add constraint search_terms_kind_check check (kind in ('order', 'event', 'product', 'file'));
create function file_is_found() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.search_terms t
      where t.tenant_id = old.tenant_id and t.kind = 'file' and t.subject_id = old.id;
  end if;
  if not new.in_library or new.deleted_at is not null then return null; end if;
  insert into public.search_terms (tenant_id, kind, subject_id, term, at)
    select distinct new.tenant_id, 'file', new.id, term, new.created_at
    from public.search_starts(new.name) term where term <> '';
  return null;
end $$;
create trigger file_is_found after insert on files for each row when (new.in_library) execute function file_is_found();
create trigger changed_file_is_found after update of name, in_library, deleted_at on files for each row
  when (new.in_library or old.in_library) execute function file_is_found();
create trigger gone_file_is_not_found after delete on files for each row when (old.in_library)
  execute function gone_is_not_found('file');

-- What there is already. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update files f set updated_at = f.created_at, in_library = true
where f.kind in ('logo', 'background', 'artwork') and not exists (
  select from uploads u where u.tenant_id = f.tenant_id and u.file_id = f.id and u.actor = 'shopper');
update files f set name = u.name, event_id = u.event_id, added_by_user_id = u.user_id
from uploads u where f.in_library and u.tenant_id = f.tenant_id and u.file_id = f.id;
insert into file_uses (tenant_id, file_id, place, subject_id)
select f.tenant_id, f.id, 'product', p.id from products p, unnest(named_files(to_jsonb(p))) named
join files f on f.id = named where f.tenant_id = p.tenant_id;
insert into file_uses (tenant_id, file_id, place, subject_id)
select f.tenant_id, f.id, 'store', s.event_id from store_configurations s, unnest(named_files(to_jsonb(s))) named
join files f on f.id = named where f.tenant_id = s.tenant_id;
insert into file_uses (tenant_id, file_id, place, subject_id)
select f.tenant_id, f.id, 'colours', c.id from colour_sets c, unnest(named_files(to_jsonb(c))) named
join files f on f.id = named where f.tenant_id = c.tenant_id;
insert into file_uses (tenant_id, file_id, place, subject_id, version)
select f.tenant_id, f.id, 'version', v.event_id, v.version
from store_configuration_versions v, unnest(named_files(to_jsonb(v))) named
join files f on f.id = named where f.tenant_id = v.tenant_id;
reset role;
select set_config('app.staff_id', '', true);
