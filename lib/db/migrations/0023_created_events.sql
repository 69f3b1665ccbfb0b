-- Which temporary store an event was made of: the same one is never made twice, and who comes second is told the event.
alter table events add column temporary_store_id text;
alter table events add unique (tenant_id, temporary_store_id);

-- Lists of events go by their last change, a client's own and those of all.
create index events_of_tenant_changed on events (tenant_id, updated_at desc, id desc);
create index events_changed on events (updated_at desc, id desc, tenant_id desc);
