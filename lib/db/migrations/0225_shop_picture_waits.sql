-- Fulfilment orders of a shop whose pictures can't be had for the moment: when they are tried again. ADR 0194.
create table shop_picture_waits (
  tenant_id text not null references tenants (id),
  gid text not null check (char_length(gid) <= 100),
  shop text not null check (char_length(shop) <= 255),
  tries integer not null check (tries > 0),
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (tenant_id, gid)
);
call secure_tenant_table('shop_picture_waits');
