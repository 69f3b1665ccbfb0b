-- What a client's people and staff write to each other about an order; nobody else reads it.
create table order_notes (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  author_id text not null,
  actor text not null check (actor in ('client', 'staff')),
  message text not null check (char_length(message) between 1 and 2000),
  written_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
call secure_tenant_table('order_notes');
create index order_notes_order on order_notes (tenant_id, order_id, written_at);
