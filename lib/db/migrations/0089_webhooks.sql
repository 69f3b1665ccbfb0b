-- Webhooks out (D47, ADR 0095): where a client wants to be told, what there is to tell, and what became of it.
create table webhook_endpoints (
  tenant_id text not null references tenants (id),
  id text not null,
  url text not null check (char_length(url) <= 500),
  event_types text[] not null check (cardinality(event_types) between 1 and 40),
  -- Encrypted. After a rotation the old one signs beside the new one for a while.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  paused_at timestamptz,
  -- Since when no delivery has gone through; null while they do.
  failing_since timestamptz,
  -- When the client's admins were last told that a delivery was given up.
  told_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((old_secret is null) = (old_secret_until is null))
);
call secure_tenant_table('webhook_endpoints');

-- What happened: ids and public state only, never personal data.
create table webhook_events (
  tenant_id text not null,
  id text not null,
  -- The order in which events of one subject are delivered.
  seq bigint generated always as identity,
  type text not null,
  subject text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenants (id)
);
call secure_tenant_table('webhook_events');
create index webhook_events_at on webhook_events (tenant_id, at);

create table webhook_deliveries (
  tenant_id text not null,
  id text not null,
  endpoint_id text not null,
  event_id text not null,
  seq bigint not null,
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'parked')),
  -- Tries since it was last asked for, and in all.
  tries integer not null default 0,
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_status integer,
  last_error text,
  last_ms integer,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_id, event_id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references webhook_events (tenant_id, id) on delete cascade,
  check ((state = 'waiting') = (ended_at is null))
);
call secure_tenant_table('webhook_deliveries');
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, endpoint_id, subject, seq) where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (tenant_id, endpoint_id, seq desc);
create index webhook_deliveries_parked on webhook_deliveries (tenant_id, endpoint_id, seq desc) where state = 'parked';
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event_id);

create table webhook_attempts (
  tenant_id text not null,
  delivery_id text not null,
  no integer not null,
  at timestamptz not null,
  ms integer not null,
  status integer,
  error text,
  -- The beginning of the answer.
  response text not null default '',
  primary key (tenant_id, delivery_id, no),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
call secure_tenant_table('webhook_attempts');

-- Writes an event for every endpoint of the client that wants its type, and adds the job of each, in the transaction of what
-- happened. A client without such an endpoint costs one look-up.
create function tell_webhooks(tenant text, what text, about text, facts jsonb, happened timestamptz) returns void
  language plpgsql set search_path = '' as $$
declare
  new_id text;
  new_seq bigint;
begin
  if not exists (select from public.webhook_endpoints w where w.tenant_id = tenant and what = any (w.event_types)) then
    return;
  end if;
  insert into public.webhook_events (tenant_id, id, type, subject, data, at)
    values (tenant, 'whm_' || replace(gen_random_uuid()::text, '-', ''), what, about, facts, happened)
    returning id, seq into new_id, new_seq;
  insert into public.webhook_deliveries (tenant_id, id, endpoint_id, event_id, seq, subject, next_at)
    select tenant, 'whd_' || replace(gen_random_uuid()::text, '-', ''), w.id, new_id, new_seq, about, happened
    from public.webhook_endpoints w where w.tenant_id = tenant and what = any (w.event_types);
  perform public.enqueue_job('deliver-webhooks', json_build_object('tenantId', tenant, 'endpointId', w.id), null,
      'webhook:' || w.id, 'webhook:' || w.id, null)
    from public.webhook_endpoints w
    where w.tenant_id = tenant and what = any (w.event_types) and w.paused_at is null;
end $$;

-- An order's moves are written to its history by every module that moves one, so they are read there.
create function order_move_is_told() returns trigger language plpgsql set search_path = '' as $$
declare
  o record;
begin
  select kind, event_id, payment_status into o from public.orders where tenant_id = new.tenant_id and id = new.order_id;
  perform public.tell_webhooks(new.tenant_id,
    case when new.to_status = 'cancelled' then 'order.cancelled'
      when new.from_status is not null then 'order.status_changed'
      when o.kind = 'claim' then 'claim.received' else 'order.accepted' end,
    new.order_id,
    jsonb_build_object('order_id', new.order_id, 'event_id', o.event_id, 'kind', o.kind, 'status', new.to_status,
      'previous_status', new.from_status, 'payment_status', o.payment_status),
    new.at);
  return null;
end $$;
create trigger order_move_is_told after insert on order_history for each row
  when (new.moved and new.to_status is distinct from new.from_status) execute function order_move_is_told();

create function order_refund_is_told() returns trigger language plpgsql set search_path = '' as $$
declare
  o record;
begin
  select kind, event_id, currency into o from public.orders where tenant_id = new.tenant_id and id = new.order_id;
  perform public.tell_webhooks(new.tenant_id, 'order.refunded', new.order_id,
    jsonb_build_object('order_id', new.order_id, 'event_id', o.event_id, 'kind', o.kind, 'refund_id', new.refund_id,
      'amount', (new.amount_minor / 100.0)::numeric(12, 2)::text, 'currency', o.currency),
    new.made_at);
  return null;
end $$;
create trigger order_refund_is_told after insert on order_refunds for each row
  when (new.state = 'succeeded') execute function order_refund_is_told();
create trigger order_refund_has_succeeded after update of state on order_refunds for each row
  when (new.state = 'succeeded' and old.state <> 'succeeded') execute function order_refund_is_told();

create function claim_decision_is_told() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.tell_webhooks(new.tenant_id, 'claim.' || new.state, new.order_id,
    jsonb_build_object('order_id', new.order_id, 'event_id', new.event_id, 'kind', 'claim'), new.decided_at);
  return null;
end $$;
create trigger claim_decision_is_told after update of state on claim_flags for each row
  when (new.state in ('released', 'refused') and old.state = 'waiting') execute function claim_decision_is_told();

create function event_status_is_told() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.tell_webhooks(new.tenant_id, 'event.status_changed', new.id,
    jsonb_build_object('event_id', new.id, 'slug', new.slug, 'status', new.status, 'previous_status', old.status),
    new.updated_at);
  return null;
end $$;
create trigger event_status_is_told after update of status on events for each row
  when (new.status <> old.status) execute function event_status_is_told();
