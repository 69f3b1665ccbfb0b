-- Whether an account has sales tax set up at the provider, and in how many places it is registered to collect it. Null
-- where none is needed, and for an account that hasn't been asked since. Every store of the US calculates its tax there.
alter table provider_accounts add column tax_active boolean, add column tax_registrations integer;
-- Why an event was only stored; null for one that was acted on.
alter table provider_events add column left_alone text
  check (left_alone in ('other_type', 'other_mode', 'platform', 'unknown_account', 'no_order'));
