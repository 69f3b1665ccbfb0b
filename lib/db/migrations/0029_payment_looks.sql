-- When the reconciler next asks the provider about an open intent, how often it has failed in a row, and why the last time.
-- The default serves a web of the version before, which names no time.
alter table payment_intents add column look_at timestamptz not null default now() + interval '2 minutes',
  add column failed_looks integer not null default 0, add column trouble text;
drop index payment_intents_open;
create index payment_intents_open on payment_intents (look_at) where state = 'open';
grant select (look_at) on payment_intents to merchloom_directory;
revoke select (expires_at) on payment_intents from merchloom_directory;
