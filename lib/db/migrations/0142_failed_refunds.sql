-- A refund that failed for good is settled by a person: made again, or paid to the buyer in another way. ADR 0142, D36-14.
-- `after`: the failed refund, or the refused request, that this one settles. `edit_id`: the change whose difference it is.
alter table refund_requests add column after text, add column edit_id text;
create unique index refund_requests_after on refund_requests (tenant_id, order_id, after) where after is not null;

-- `otherwise`: the client has paid the buyer beside the payment provider, and says so.
alter table order_refunds drop constraint order_refunds_made_by_check;
alter table order_refunds add constraint order_refunds_made_by_check check (made_by in ('us', 'provider', 'otherwise'));
