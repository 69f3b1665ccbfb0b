-- When staff opened a client to change what is its own: in one session, with a reason, for half an hour at most. D43-2, ADR 0170.
-- No tenant's table: it is read with the session, before a tenant is known, and an opening ends another client's.
create table client_openings (
  id text primary key,
  staff_id text not null references users (id) on delete cascade,
  session_id text not null,
  tenant_id text not null references tenants (id) on delete cascade,
  client text not null,
  reason text not null check (char_length(reason) between 3 and 500),
  opened_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opened_at and ends_at <= opened_at + interval '30 minutes'),
  closed_at timestamptz check (closed_at >= opened_at)
);
grant select, insert, update on client_openings to merchloom_directory;
-- At most one at a time for each member of staff, and what a session's every request looks up.
create unique index client_openings_one on client_openings (staff_id) where closed_at is null;
create index client_openings_of_session on client_openings (session_id) where closed_at is null;
create index client_openings_of_tenant on client_openings (tenant_id, opened_at);

alter table account_mails add column opening_id text references client_openings (id) on delete cascade;
create index account_mails_opening on account_mails (opening_id) where opening_id is not null;
alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified', 'tenant_locked',
   'tenant_unlocked', 'client_opened', 'email_change_old', 'email_change_new', 'email_changed', 'two_factor_on',
   'two_factor_off'));
