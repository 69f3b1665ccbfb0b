-- A client that staff have locked: its people read and change nothing, until it is unlocked. Why, since when, and by whom. D43-8, ADR 0162.
alter table tenants
  add column lock_reason text check (char_length(lock_reason) between 1 and 300),
  add column locked_at timestamptz,
  add column locked_by text,
  add constraint tenants_lock check (num_nonnulls(lock_reason, locked_at, locked_by) in (0, 3));

-- What staff write of a client to each other. The client's own role reads none of it, whatever asks. S2.2-197.
create table client_notes (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  author_id text not null,
  message text not null check (char_length(message) between 1 and 2000),
  written_at timestamptz not null,
  primary key (tenant_id, id)
);
call secure_tenant_table('client_notes');
revoke all on client_notes from merchloom_tenant;
revoke update, delete on client_notes from merchloom_staff;
create index client_notes_newest on client_notes (tenant_id, written_at desc, id desc);

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified', 'tenant_locked',
   'tenant_unlocked', 'email_change_old', 'email_change_new', 'email_changed', 'two_factor_on', 'two_factor_off'));
