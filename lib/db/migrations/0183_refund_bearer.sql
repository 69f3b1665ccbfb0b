-- Whose cost a refund is, once the order is made: the client's, unless staff say that the platform bears it. Then the
-- platform gives back its fee as if nothing had been made yet. D36-9.
alter table refund_requests add column bearer text check (bearer = 'platform');
