-- Vouchers that a client makes and changes: first day, uses per person, minimum spend, the products it counts for, pause,
-- deletion and restore. D41, D45.
alter table vouchers
  add column starts_at timestamptz,
  add column uses_per_person integer check (uses_per_person > 0),
  -- Of the VAT-inclusive items.
  add column min_spend_minor integer check (min_spend_minor > 0),
  -- Null for all products. An id may outlive its product.
  add column product_ids text[] check (cardinality(product_ids) > 0),
  add column paused_at timestamptz,
  add column deleted_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add constraint vouchers_start_before_end check (starts_at < expires_at);

-- The code of a deleted voucher is free for another one; then the deleted one can't come back under it.
alter table vouchers drop constraint vouchers_tenant_id_event_id_folded_key;
create unique index vouchers_code on vouchers (tenant_id, event_id, folded) where deleted_at is null;
create index vouchers_newest on vouchers (tenant_id, event_id, created_at desc, id desc);

-- How often one person has used a voucher: taken and given back with the voucher's own count. `person` is a keyed hash of
-- the folded e-mail address.
create table voucher_uses (
  tenant_id text not null,
  voucher_id text not null,
  person text not null,
  uses integer not null check (uses >= 0),
  primary key (tenant_id, voucher_id, person),
  foreign key (tenant_id, voucher_id) references vouchers (tenant_id, id) on delete cascade
);
call secure_tenant_table('voucher_uses');

-- Whose use of the voucher an order holds; null without a voucher, and for orders from before.
alter table orders add column voucher_person text;
create index orders_of_voucher on orders (tenant_id, voucher_id, created_at desc) where voucher_id is not null;
