-- Whose open payment it is, as keyed hashes: how many orders one visitor, or one address in one event, leaves unpaid is
-- limited (D27-8), and failed cards are counted by visitor (D27-9).
alter table payment_intents add column visitor text, add column address text;
create index payment_intents_by_visitor on payment_intents (tenant_id, visitor) where state = 'open';
create index payment_intents_by_address on payment_intents (tenant_id, address) where state = 'open';
-- What unpaid orders reserve is added up at each pay (D27-10).
create index orders_unpaid on orders (tenant_id) where reserved and payment_status = 'awaiting_payment';
