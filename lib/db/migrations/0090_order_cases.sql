-- What buyers tell of an order that must be answered in time: a withdrawal from the contract, or a complaint. D53.
-- Personal: name, email, words, photos and refusal hold what a person wrote or sent.
create table order_cases (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  kind text not null check (kind in ('withdrawal', 'damaged', 'misprinted', 'wrong', 'missing')),
  -- Made by the form, so that a second press of the same form is no second case.
  form_key text not null check (char_length(form_key) between 8 and 64),
  -- Who withdraws, and where the receipt goes; the order's own for a complaint. Empty once the person was erased.
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 254),
  lang text not null,
  -- [{line, quantity}]
  lines jsonb not null,
  words text not null default '' check (char_length(words) <= 2000),
  -- Ids of files.
  photos jsonb not null default '[]',
  -- What is due for a withdrawal; null for a complaint.
  amount_minor integer check (amount_minor >= 0),
  with_delivery boolean not null default false,
  state text not null default 'open'
    check (state in ('open', 'replacement_requested', 'refunded', 'refused', 'cancelled')),
  refusal text not null default '' check (char_length(refusal) <= 2000),
  refund_request_id text,
  decided_by text,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  goods_at timestamptz,
  proof_at timestamptz,
  closed_at timestamptz,
  reminded_at timestamptz,
  remind_again_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, form_key),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  check ((kind = 'withdrawal') = (amount_minor is not null)),
  check ((state in ('open', 'replacement_requested')) = (closed_at is null)),
  check ((state = 'refused') = (refusal <> ''))
);
call secure_tenant_table('order_cases');
create index order_cases_order on order_cases (tenant_id, order_id, opened_at);
create index order_cases_due on order_cases (tenant_id, due_at, id);
create index order_cases_open on order_cases (tenant_id, due_at, id) where closed_at is null;
create index order_cases_all_open on order_cases (due_at, id, tenant_id) where closed_at is null;
create index order_cases_all_due on order_cases (due_at, id, tenant_id);
