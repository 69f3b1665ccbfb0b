-- What a bulk act on orders is done with: a note's text, a reason, which mail. Emptied once the act has ended.
alter table bulk_acts add column input jsonb not null default '{}';
alter table staff_bulk_acts add column input jsonb not null default '{}';
