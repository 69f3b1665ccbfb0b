-- How often a dispute's money has moved at the provider: taken, given back, taken again. Of two answers the one that knows of
-- more moves is the newer one. Null for rows from before: their state says how many there were at least. D36-23.
alter table order_disputes add column moves integer check (moves >= 0);
alter table bulk_refunds add column moves integer check (moves >= 0);

-- Which of its rows a bulk act could not change, by their places among its targets, from 1: `refused` names the first twenty
-- of each reason only. A later act over what this one has changed leaves them out. S2.2-325.
alter table bulk_acts add column left_out integer[] not null default '{}';
alter table staff_bulk_acts add column left_out integer[] not null default '{}';
