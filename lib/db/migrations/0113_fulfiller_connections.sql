-- Where a fulfiller with an address of its own is reached. Without a row it is the address of the environment. The secret is
-- encrypted; no tenant's transaction sees it. S2.2-107.
create table fulfiller_connections (
  fulfiller_id text primary key references fulfillers (id),
  url text not null check (char_length(url) between 1 and 500),
  secret bytea not null,
  -- When the address last answered a test call.
  checked_at timestamptz not null
);
grant select on fulfiller_connections to merchloom_directory;
grant select, insert, update, delete on fulfiller_connections to merchloom_staff;

-- Why it is paused or closed, for the colleagues.
alter table fulfillers add column state_reason text not null default '' check (char_length(state_reason) <= 200);

-- Whose message it was: when a fulfiller was last heard of is shown with its health.
alter table fulfiller_messages add column fulfiller_id text;
create index fulfiller_messages_of_fulfiller on fulfiller_messages (fulfiller_id, received_at desc);
create index submissions_refused on submissions (fulfiller_id, created_at desc) where state = 'rejected';
create index orders_in_hand on orders (fulfiller_id)
  where status in ('submitting_to_fulfiller', 'submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing',
    'packaged', 'ready_to_ship');

set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update fulfiller_messages m set fulfiller_id = o.fulfiller_id
from orders o where o.tenant_id = m.tenant_id and o.id = m.order_id and o.fulfiller_id is not null;
reset role;
