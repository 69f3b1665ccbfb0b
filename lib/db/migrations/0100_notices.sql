-- Which mails of the platform a person gets, and when (ADR 0101). Without a row, the role's default counts.
create table notice_choices (
  user_id text not null references users (id) on delete cascade,
  notice text not null check (notice in
    ('waiting', 'cases', 'money', 'credit', 'statements', 'exports', 'approvals', 'webhooks', 'privacy')),
  way text not null check (way in ('live', 'daily', 'off')),
  primary key (user_id, notice)
);

-- Mails that wait for their reader's daily one: a heading without names of customers, and where it leads.
create table kept_notices (
  user_id text not null references users (id) on delete cascade,
  -- The mail that it would have been: the same one, told twice, is kept once.
  mail_id text not null,
  notice text not null check (notice in
    ('waiting', 'cases', 'money', 'credit', 'statements', 'exports', 'approvals', 'webhooks', 'privacy')),
  heading text not null,
  url text not null,
  kept_at timestamptz not null,
  due_at timestamptz not null,
  primary key (user_id, mail_id)
);
grant select, insert, update, delete on notice_choices, kept_notices to merchloom_directory;
