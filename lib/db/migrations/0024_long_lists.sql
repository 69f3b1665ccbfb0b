-- Lists of events also go by when they were made, a client's own and those of all.
create index events_of_tenant_created on events (tenant_id, created_at desc, id desc);
create index events_created on events (created_at desc, id desc, tenant_id desc);

-- A page of clients names the admin of each; those that wait for staff are few among many.
create index users_of_tenant on users (tenant_id) where tenant_id is not null;
create index tenants_waiting on tenants (created_at, id) where verified_at is null;
