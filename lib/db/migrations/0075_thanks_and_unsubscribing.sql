-- What recipients write to whoever gave them their gift: once per order, plain text. D40-15.
create table order_thanks (
  tenant_id text not null,
  order_id text not null,
  event_id text not null,
  message text not null check (char_length(message) between 1 and 500),
  written_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('order_thanks');
create index order_thanks_newest on order_thanks (tenant_id, event_id, written_at desc, order_id desc);

-- Addresses that a client's gift mails went to, each under the name that its unsubscribe links bear, so that no link holds an
-- address, and a link goes on working when the code or its person is another. ADR 0091.
create table gift_mail_addresses (
  tenant_id text not null references tenants (id),
  id text not null,
  -- As addresses are compared, as in code_persons.
  email_key text not null,
  -- Since when it gets no more gift mails of this client; null for one that gets them.
  refused_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, email_key)
);
call secure_tenant_table('gift_mail_addresses');

-- A mail that is not sent says why, in the place of going without a trace.
alter table code_mails drop constraint code_mails_state_check;
alter table code_mails add constraint code_mails_state_check
  check (state in ('waiting', 'sent', 'refused', 'not_needed', 'unsubscribed'));
alter table code_mails drop constraint code_mails_reason_check;
alter table code_mails add constraint code_mails_reason_check
  check (reason in ('address', 'full', 'rejected', 'unreachable', 'revoked', 'used', 'expired', 'replaced'));
alter table code_mails drop constraint code_mails_check;
alter table code_mails add constraint code_mails_reason_told check ((state in ('refused', 'not_needed')) = (reason is not null));
