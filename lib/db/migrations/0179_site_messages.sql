-- What people write to the platform itself: questions, and complaints about personal data. ADR 0172. It belongs to no tenant.
create table site_messages (
  id text primary key,
  subject text not null check (subject in ('gifts', 'store', 'order', 'press', 'other', 'data')),
  -- The same message of the same sender on the same day is one message, however often it is sent.
  fingerprint bytea not null unique,
  name text not null,
  email text not null,
  message text not null,
  lang text not null,
  -- By when the law wants an answer; complaints about personal data alone have one.
  answer_by date,
  created_at timestamptz not null,
  -- Mailed to the platform's people.
  sent_at timestamptz,
  -- Acknowledged to the sender.
  acknowledged_at timestamptz,
  check ((subject = 'data') = (answer_by is not null))
);
create index site_messages_age on site_messages (created_at);
create index site_messages_sender on site_messages (lower(btrim(email)));
grant select, insert, update, delete on site_messages to merchloom_directory;
