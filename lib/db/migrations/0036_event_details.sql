-- Counts the saves of an event's settings, so that none is written over another unseen.
alter table events add column details_version integer not null default 0;

-- The region and currency of an event are those of its orders (DECISIONS 4): the key keeps both from being changed once
-- there is an order, and an order from being placed in the old region while they are.
alter table events add unique (tenant_id, id, region, currency);
alter table orders drop constraint orders_tenant_id_event_id_fkey;
alter table orders add foreign key (tenant_id, event_id, region, currency) references events (tenant_id, id, region, currency);
