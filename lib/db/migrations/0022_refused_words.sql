-- Words that an event prints on nothing, as its client wrote them; they count only while `refuses_words` is on, which it is
-- not unless the client says so. `words_version` counts the saves, so that none is written over another unseen.
alter table events
  add column refuses_words boolean not null default false,
  add column refused_words text[] not null default '{}',
  add column words_version integer not null default 0,
  add check (cardinality(refused_words) <= 200),
  add check (char_length(array_to_string(refused_words, '')) <= 8000);
