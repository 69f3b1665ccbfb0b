-- Codes of persons, and the mails that bring them. D40. A batch that is filled from a file begins without codes.
alter table code_batches drop constraint code_batches_size_check;
alter table code_batches add constraint code_batches_size_check check (size between 0 and 50000);

-- The end of one code alone, where it is another than its batch's.
alter table promo_codes add column ends_at timestamptz;

-- Whose a code is. A new code in the place of one that dies takes its person over.
create table code_persons (
  tenant_id text not null,
  code_id text not null,
  batch_id text not null,
  name text not null default '',
  email text,
  -- The address as addresses are compared.
  email_key text,
  -- What the sender says to this person alone.
  note text not null default '',
  primary key (tenant_id, code_id),
  foreign key (tenant_id, code_id) references promo_codes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, batch_id) references code_batches (tenant_id, id) on delete cascade,
  check ((email is null) = (email_key is null))
);
call secure_tenant_table('code_persons');
create unique index code_persons_once on code_persons (tenant_id, batch_id, email_key);

-- How the codes of a batch are mailed to their persons.
create table code_mailings (
  tenant_id text not null,
  batch_id text not null,
  lang text not null,
  -- What the sender says to everybody.
  note text not null default '',
  -- From when on they are mailed; null for not.
  send_at timestamptz,
  -- How many days before the end of the batch whoever hasn't claimed is reminded, once; null for not.
  remind_days integer check (remind_days between 1 and 30),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, batch_id),
  foreign key (tenant_id, batch_id) references code_batches (tenant_id, id) on delete cascade
);
call secure_tenant_table('code_mailings');

-- One mail per code and purpose.
create table code_mails (
  tenant_id text not null,
  code_id text not null,
  batch_id text not null,
  purpose text not null check (purpose in ('invitation', 'reminder')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  -- Why the mail server has refused it.
  reason text check (reason in ('address', 'full', 'rejected', 'unreachable')),
  -- Asked for by itself, with a gift, whether or not its batch is mailed.
  asked boolean not null default false,
  attempts integer not null default 0,
  -- When it is tried next.
  due_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, code_id, purpose),
  foreign key (tenant_id, code_id) references promo_codes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, batch_id) references code_batches (tenant_id, id) on delete cascade,
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
call secure_tenant_table('code_mails');
create index code_mails_waiting on code_mails (tenant_id, batch_id, due_at) where state = 'waiting';
