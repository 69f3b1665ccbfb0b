-- What a client says a product is made of: a list of fibres with their shares in per cent. Null: as its garment comes; empty:
-- not known yet.
alter table products add column fibres jsonb check (jsonb_typeof(fibres) = 'array');
