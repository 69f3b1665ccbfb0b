-- What staff see of a printer at a glance. ADR 0166.

-- Of which late orders staff were told: each printer once a day at most. The row is there before the mail, and is marked as told
-- before the mail is sent, so that a worker that dies tells nobody twice.
create table late_notices (
  day date not null,
  fulfiller_id text not null references fulfillers (id),
  orders integer not null check (orders > 0),
  told_at timestamptz,
  primary key (day, fulfiller_id)
);
grant select, insert, update, delete on late_notices to merchloom_staff;

-- The newest calls to a printer: a page of them reads no more than it shows, however many there were.
create index submissions_newest on submissions (fulfiller_id, (coalesce(last_tried_at, created_at)) desc);
create index submissions_failed on submissions (fulfiller_id, (coalesce(last_tried_at, created_at)) desc)
  where state = 'rejected' or fault is not null;
-- What a printer has in hand, by step.
create index order_clocks_of on order_clocks (fulfiller_id, step, began_at);
