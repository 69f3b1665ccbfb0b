-- Mails to people whom a colleague mentions in a note: a group of their own. ADR 0122, D3-61.
alter table notice_choices drop constraint notice_choices_notice_check;
alter table notice_choices add constraint notice_choices_notice_check check (notice in
  ('waiting', 'cases', 'money', 'credit', 'statements', 'exports', 'approvals', 'webhooks', 'privacy', 'mentions'));
alter table kept_notices drop constraint kept_notices_notice_check;
alter table kept_notices add constraint kept_notices_notice_check check (notice in
  ('waiting', 'cases', 'money', 'credit', 'statements', 'exports', 'approvals', 'webhooks', 'privacy', 'mentions'));
