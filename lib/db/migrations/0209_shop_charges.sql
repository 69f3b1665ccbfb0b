-- The charge of a saved card for one order of a shop, and what of it goes back to the card once that order is cancelled. ADR 0185.
alter table top_ups
  add column order_id text,
  -- Taken off the credit account, to be refunded to the card; given back to the account where the provider refuses.
  add column returned_minor integer check (returned_minor > 0),
  add column returned_at timestamptz,
  add foreign key (tenant_id, order_id) references orders (tenant_id, id),
  add check ((returned_minor is null) = (returned_at is null)),
  add check (returned_minor is null or (state = 'paid' and order_id is not null and returned_minor <= amount_minor));
create index top_ups_of_order on top_ups (tenant_id, order_id) where order_id is not null;
