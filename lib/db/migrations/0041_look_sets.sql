-- A tenant keeps its colour sets and font sets itself, and two people may edit the same one (SPEC 3.6).
alter table colour_sets add column version integer not null default 1;
alter table font_sets add column version integer not null default 1;

-- A kept version of a look has its fonts by value, as it has its colours: a font set can change, and be deleted.
alter table store_configuration_versions
  drop constraint store_configuration_versions_tenant_id_font_set_id_fkey;
select set_config('app.staff_id', 'migration', true);
set local role merchloom_staff;
update store_configuration_versions v
set look = v.look || jsonb_build_object('fonts', jsonb_build_object('name', f.name, 'description', f.description,
  'fontOne', f.font_one, 'fontTwo', f.font_two))
from font_sets f where f.tenant_id = v.tenant_id and f.id = v.font_set_id;
reset role;
select set_config('app.staff_id', '', true);

-- Where a set is in use is asked before it changes and before it goes.
create index store_configurations_by_colours on store_configurations (tenant_id, colour_set_id);
create index store_configurations_by_fonts on store_configurations (tenant_id, font_set_id);

-- A store's own picture for shared links, and its own icon.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('logo', 'background', 'print', 'preview', 'artwork', 'share', 'icon'));
