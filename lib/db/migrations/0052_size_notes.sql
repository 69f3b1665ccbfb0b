-- What a client says of a product's sizes, above the measures of its size guide: plain text, translated as its other texts are.
alter table products add column size_note text not null default '' check (char_length(size_note) <= 2000);
