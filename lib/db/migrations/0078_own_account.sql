-- A person's own account (S2.2-10): where somebody is logged in, and a new e-mail address that both addresses confirm.

-- What the browser said of itself at the login, in two words; never its address or whole text (D46).
alter table sessions
  add column browser text,
  add column system text;

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified',
   'email_change_old', 'email_change_new', 'email_changed'));

-- One wish per person; a later one replaces it.
create table email_changes (
  user_id text primary key references users (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email)),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
grant select, insert, update, delete on email_changes to merchloom_directory;

-- Which version of its company details somebody has edited, so that nobody overwrites a colleague unseen.
alter table tenants add column company_version integer not null default 0;
