-- Baskets that a client composes for somebody, who pays by a link. S2.2-89.
-- Personal: name, email and note hold what was written of or to a person.
create table draft_orders (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  -- Made by the form, so that a second press of the same form is no second draft.
  form_key text not null check (char_length(form_key) between 8 and 64),
  -- [{product, variant, quantity, name, colour, size}]; the last three for what is sold no more.
  lines jsonb not null,
  -- Empty once the person was erased.
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 254),
  lang text not null,
  note text not null default '' check (char_length(note) <= 1000),
  -- The total as the last mail said it, with standard delivery and before any tax of the US.
  total_minor integer check (total_minor >= 0),
  -- How often it was sent, and up to which time the mail has left.
  sends integer not null default 0 check (sends >= 0),
  mailed integer not null default 0 check (mailed >= 0),
  sent_at timestamptz,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, form_key),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check ((sends > 0) = (sent_at is not null)),
  check ((sent_at is null) = (expires_at is null)),
  check ((sent_at is null) = (total_minor is null))
);
call secure_tenant_table('draft_orders');
create index draft_orders_made on draft_orders (tenant_id, created_at desc, id desc);
create index draft_orders_event on draft_orders (tenant_id, event_id);
create index draft_orders_email on draft_orders (tenant_id, lower(btrim(email)));

-- The orders that were placed by a draft's link; which of them was paid is the order's own to say.
create table draft_order_payments (
  tenant_id text not null,
  draft_id text not null,
  order_id text not null,
  primary key (tenant_id, draft_id, order_id),
  foreign key (tenant_id, draft_id) references draft_orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
call secure_tenant_table('draft_order_payments');
create index draft_order_payments_order on draft_order_payments (tenant_id, order_id);
