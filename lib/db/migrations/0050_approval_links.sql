-- Links that show one version of a store's look for approval, and what was answered (SPEC 3.6). The link is computed from
-- the row's id, never stored. Its version is kept while it is open, and takes it along when it is forgotten.
create table approval_links (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  version integer not null,
  made_by_user_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  -- The answer; another one replaces it.
  verdict text check (verdict in ('approved', 'changes')),
  answered_by text check (char_length(answered_by) <= 120),
  note text check (char_length(note) <= 2000),
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id, version)
    references store_configuration_versions (tenant_id, event_id, version) on delete cascade,
  check ((verdict is null) = (answered_at is null)),
  check ((verdict is null) = (answered_by is null)),
  check ((verdict is null) = (note is null))
);
call secure_tenant_table('approval_links');
create index approval_links_of_event on approval_links (tenant_id, event_id, created_at desc);
create index approval_links_of_version on approval_links (tenant_id, event_id, version);
