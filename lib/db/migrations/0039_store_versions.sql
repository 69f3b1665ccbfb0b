-- A store's look and texts as they were after each save, so that one can be brought back (SPEC 3.6). Colours are kept by
-- value, since a set can change; `look` is compared as a whole.
create table store_configuration_versions (
  tenant_id text not null,
  event_id text not null,
  version integer not null,
  look jsonb not null,
  colour_set_id text not null,
  font_set_id text not null,
  saved_at timestamptz not null,
  saved_by_user_id text,
  -- The version that was brought back by this save.
  restored_from integer,
  primary key (tenant_id, event_id, version),
  foreign key (tenant_id, event_id) references store_configurations (tenant_id, event_id) on delete cascade,
  foreign key (tenant_id, font_set_id) references font_sets (tenant_id, id)
);
call secure_tenant_table('store_configuration_versions');
