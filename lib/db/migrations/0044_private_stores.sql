-- Who may enter a private store (SPEC 3.5). An event without a row, or of the mode 'public', is open to everybody. What
-- other modes ask for is kept when the mode changes, so that going back needs no typing.
create table event_access (
  tenant_id text not null,
  event_id text not null,
  mode text not null check (mode in ('public', 'password', 'domains', 'invited')),
  password_hash text,
  -- In lower case and as the mail system writes them (punycode).
  domains text[] not null default '{}',
  -- The saves of the setting, and the changes of its list. Their sum is part of every entry: whoever came in under an older
  -- one enters again. Two numbers, since people change the list beside somebody who edits the setting.
  version integer not null check (version >= 0),
  list_version integer not null default 0 check (list_version >= 0),
  updated_at timestamptz not null,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  check (mode <> 'password' or password_hash is not null),
  check (mode <> 'domains' or cardinality(domains) > 0)
);
call secure_tenant_table('event_access');

-- The addresses of the mode 'invited'.
create table event_access_emails (
  tenant_id text not null,
  event_id text not null,
  email text not null check (email = lower(email)),
  added_at timestamptz not null,
  primary key (tenant_id, event_id, email),
  foreign key (tenant_id, event_id) references event_access (tenant_id, event_id)
);
call secure_tenant_table('event_access_emails');

-- Codes that were asked for, by anybody and for any address: whether it may enter is looked up when the mail is sent and
-- when the code comes back. The code is computed from the row's id, never stored.
create table entry_codes (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  email text not null,
  lang text not null,
  asked_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references event_access (tenant_id, event_id)
);
call secure_tenant_table('entry_codes');
create index entry_codes_of_address on entry_codes (tenant_id, event_id, email, asked_at desc);
