-- Who wants no more invitations or reminders of a client: by address, so that it holds for the client's other events and
-- for an invitee who was removed and is invited again. The row goes with the tenant; nothing else reads the address.
create table mail_refusals (
  tenant_id text not null references tenants (id),
  -- In lower case, as in bulk_invitees.
  email_key text not null,
  refused_at timestamptz not null,
  primary key (tenant_id, email_key)
);
call secure_tenant_table('mail_refusals');
