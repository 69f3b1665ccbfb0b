-- A refund that somebody asked for: the money goes back by a job, and until then it is not there to be given back again.
create table refund_requests (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- [{line, quantity}], of a refund of chosen pieces.
  lines jsonb not null default '[]',
  with_shipping boolean not null default false,
  reason text not null,
  words text not null default '' check (char_length(words) <= 300),
  asked_by text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'refused')),
  refund_id text,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
call secure_tenant_table('refund_requests');
create index refund_requests_order on refund_requests (tenant_id, order_id, asked_at);
