-- What fulfillers have said of their stock: each message once, and by which message each SKU was set last, so that a late one
-- never overwrites a newer. A fulfiller calls before any tenant is known. S2.2-145, ADR 0132.
create table fulfiller_stock_messages (
  fulfiller_id text not null references fulfillers (id),
  message_id text not null check (char_length(message_id) between 1 and 120),
  sequence bigint not null check (sequence > 0),
  levels integer not null,
  -- SKUs that were set; the others had a newer message.
  applied integer not null,
  received_at timestamptz not null,
  primary key (fulfiller_id, message_id)
);
create index fulfiller_stock_messages_newest on fulfiller_stock_messages (fulfiller_id, received_at desc);

create table fulfiller_stock_said (
  fulfiller_id text not null references fulfillers (id),
  sku text not null check (char_length(sku) between 1 and 120),
  sequence bigint not null check (sequence > 0),
  primary key (fulfiller_id, sku)
);

grant select, insert, update, delete on fulfiller_stock_messages, fulfiller_stock_said to merchloom_directory;
grant select on fulfiller_stock_messages to merchloom_staff;
grant insert, update, delete on fulfiller_stock to merchloom_directory;
