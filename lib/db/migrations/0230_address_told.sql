-- What the printer of a part says to an address that was corrected after it had the part. `address_sequence` counts the corrections
-- that it is told of, so that a repeat is the same request and the newest one counts. S5-71.
alter table submissions
  add column address_state text
    check (address_state in ('waiting', 'accepted', 'too_late', 'not_offered', 'unanswered')),
  add column address_sequence integer not null default 0 check (address_sequence >= 0),
  add column address_tries integer not null default 0 check (address_tries >= 0),
  add column address_asked_at timestamptz;
