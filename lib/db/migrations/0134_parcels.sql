-- Parcels that a printer sends an order in, each with its own status and tracking. ADR 0134, D32-51.
create table parcels (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  submission_id text not null,
  -- The printer's own id of it, unique within a submission.
  code text not null,
  status text not null
    check (status in ('picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship', 'shipped')),
  -- What is in it: SKUs and numbers of pieces.
  items jsonb not null,
  tracking jsonb,
  told_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the printer said that it has left.
  shipped_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  unique (tenant_id, submission_id, code),
  check ((status = 'shipped') = (shipped_at is not null))
);
call secure_tenant_table('parcels');
create index parcels_order on parcels (tenant_id, order_id, told_at);

-- The furthest that its printer has told of a submission as a whole: the status of pieces that are in no parcel yet.
alter table submissions add column told_status text
  check (told_status in ('submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship',
    'shipped'));
