-- The formatting of a translated text, beside the plain words in `value` (SPEC 3.6): null for a text that has none.
alter table event_texts add column document jsonb;
