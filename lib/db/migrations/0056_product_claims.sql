-- What the law of markets has a client say of a product, as plain text that is translated as its other texts are: warnings,
-- and the evidence for environmental claims.
alter table products
  add column warnings text not null default '' check (char_length(warnings) <= 1000),
  add column green_evidence text not null default '' check (char_length(green_evidence) <= 1000);
