-- Staff list the products of all clients by their last change, a page at a time. S2.2-7.
create index products_newest on products (updated_at, id, tenant_id) where deleted_at is null;
