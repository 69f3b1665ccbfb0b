-- Since when an endpoint takes long for its answers, whatever it answers: it is sent to by workers of its own. D47-11.
alter table webhook_endpoints add column slow_since timestamptz;
