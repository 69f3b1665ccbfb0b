-- A logo or background that came with a save was named before its file was written down, so that the library took it for
-- unused. Staff see the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into file_uses (tenant_id, file_id, place, subject_id)
select f.tenant_id, f.id, 'store', s.event_id from store_configurations s, unnest(named_files(to_jsonb(s))) named
join files f on f.id = named where f.tenant_id = s.tenant_id
on conflict do nothing;
-- What a store shows is not deleted.
update files f set deleted_at = null, purge_due_at = null where f.deleted_at is not null and exists (
  select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id and u.place = 'store');
insert into file_uses (tenant_id, file_id, place, subject_id, version)
select f.tenant_id, f.id, 'version', v.event_id, v.version
from store_configuration_versions v, unnest(named_files(to_jsonb(v))) named
join files f on f.id = named where f.tenant_id = v.tenant_id
on conflict do nothing;
reset role;
select set_config('app.staff_id', '', true);
