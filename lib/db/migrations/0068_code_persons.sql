-- Codes of persons, and the mails that bring them. D40. A batch that is filled from a file begins without codes.
alter table code_batches drop constraint code_batches_size_check;
alter table code_batches add constraint code_batches_size_check check (size between 0 and 50000);

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
