-- That a message to the platform was answered, by whom and how. ADR 0179.
alter table site_messages
  add column answered_at timestamptz,
  add column answered_by text references users (id) on delete set null,
  add column note text check (char_length(note) between 1 and 2000),
  add constraint site_messages_answer check ((answered_at is null) = (note is null)),
  add constraint site_messages_answerer check (answered_at is not null or answered_by is null);
-- The order of those that wait: complaints, which alone have a last day, before questions, the oldest first.
create index site_messages_waiting on site_messages (
  ((created_at at time zone 'UTC') + case when subject = 'data' then interval '0' else interval '100 years' end), id
) where answered_at is null;
create index site_messages_answered on site_messages (answered_at desc, id desc) where answered_at is not null;
create index site_messages_answerer on site_messages (answered_by);
