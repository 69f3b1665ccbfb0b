-- What an event sold until a product was taken out of it, kept so that it can be put back for 30 days: all columns of its
-- row in event_products. A table of its own, since every list of what an event sells reads event_products.
create table removed_event_products (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  product_id text not null,
  name text not null,
  entry jsonb not null,
  removed_at timestamptz not null,
  purge_due_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
call secure_tenant_table('removed_event_products');
create index removed_of_event on removed_event_products (tenant_id, event_id, removed_at desc, id desc);
create index removed_of_product on removed_event_products (tenant_id, product_id);
create index removed_to_purge on removed_event_products (tenant_id, purge_due_at);
