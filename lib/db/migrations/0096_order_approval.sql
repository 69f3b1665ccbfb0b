-- Orders of an event that a client looks at before production. ADR 0099, D3-29.
alter table events add column approves_orders boolean not null default false;
comment on column events.approves_orders is 'Each paid order waits for the client''s approval (D3-29).';

alter table orders drop constraint orders_hold_reason_check,
  add constraint orders_hold_reason_check
    check (hold_reason in ('disputed', 'refunded', 'dispute_lost', 'approval'));

-- One that waits for approval is in the table of those that wait, so that it is told of and ends as they do.
alter table order_waits add column for_approval boolean not null default false;
create index order_waits_for_approval on order_waits (tenant_id, event_id) where for_approval;

-- One whose status is `new` waits for nothing else: its row goes with its cancellation, by whichever way that comes.
create trigger order_approval_ends after update of status on orders for each row
  when (new.status = 'cancelled' and old.status is distinct from 'cancelled') execute function order_stops_waiting();
