-- What a shop was last told of the stock of a variant: what differs from our stock is to be sent. ADR 0185.
alter table shop_variants
  -- Null where it was never told.
  add column stock_sent integer check (stock_sent >= 0),
  -- What it refused to take: not sent again before our stock has changed, or the product was pushed again.
  add column stock_refused integer check (stock_refused >= 0);
