-- Which end of a saved card its client was told of (year * 100 + month), so that each end is told of once; and when a reminder that
-- failed is tried again. D37-12.
alter table saved_cards
  add column told_of integer check (told_of between 200001 and 220012),
  add column tell_again_at timestamptz;
