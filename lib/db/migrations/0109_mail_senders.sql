-- Who a client's mails to shoppers come from, and who replies go to. Without a row both are the store's. ADR 0108.
create table mail_senders (
  tenant_id text primary key references tenants (id),
  -- Null for the store's name.
  name text check (char_length(name) between 1 and 80),
  -- Confirmed by a link that was mailed to it; null for the store's contact address.
  reply_to text check (char_length(reply_to) between 3 and 254),
  -- The address that a link was mailed to last, the link's id, and until when it confirms.
  asked_id text,
  asked_reply_to text check (char_length(asked_reply_to) between 3 and 254),
  asked_until timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((asked_id is null) = (asked_reply_to is null) and (asked_id is null) = (asked_until is null))
);
call secure_tenant_table('mail_senders');
