-- An event or product that staff have locked says why to its client.
alter table events add column lock_reason text, add check (lock_reason is null or locked);
alter table products add column lock_reason text, add check (lock_reason is null or locked);

-- A deleted event is a draft that no list but that of deleted ones shows. When it is due to be emptied stands apart from
-- when it was deleted: a failed attempt moves it, and what can be restored goes by the deletion alone. Its row stays, since
-- orders refer to it, and takes its id for a slug once the slug is free for others.
alter table events
  add column deleted_at timestamptz,
  add column purge_due_at timestamptz,
  add column purged_at timestamptz,
  add check (deleted_at is null or status = 'Draft'),
  add check ((purge_due_at is not null) = (deleted_at is not null and purged_at is null)),
  add check (purged_at is null or deleted_at is not null);
create index events_deleted_of_tenant on events (tenant_id, updated_at desc, id desc) where purge_due_at is not null;
create index events_to_purge on events (tenant_id, purge_due_at) where purge_due_at is not null;

-- A purged event gives its slug and its former ones back; tenants see their own rows alone.
grant delete on slug_directory to merchloom_tenant;
create index slug_directory_of_event on slug_directory (tenant_id, event_id);
