-- What a printer says in its own words beside an entry of an order's history that has a code of ours as its reason, as plain text.
-- Emptied when the person is erased. S5-76.
alter table order_history add column words text check (char_length(words) between 1 and 500);
