-- What the platform tells each client at the end of a month that it has collected, and the credit notes that correct it. D39,
-- ADR 0089. Amounts are minor units of the account's currency.

-- The last number of each seller's series in a year. A number is taken by one conditional write in the transaction that
-- stores what bears it: where that is rolled back, the number is, too.
create table statement_series (
  seller text not null check (seller in ('UK', 'EU', 'US')),
  year integer not null check (year between 2000 and 9999),
  last integer not null check (last > 0),
  primary key (seller, year)
);
grant select, insert, update on statement_series to merchloom_tenant, merchloom_staff;

-- Statements and credit notes; never changed.
create table statements (
  tenant_id text not null,
  -- Made of kind and number.
  id text not null,
  kind text not null check (kind in ('statement', 'credit_note')),
  -- `UK-2026-000001`: of the seller's one series for both kinds.
  number text not null check (number ~ '^(UK|EU|US)-[0-9]{4}-[0-9]{6,}$'),
  currency text not null,
  -- The first day of the month; of a credit note, that of its statement.
  period date not null check (extract(day from period) = 1),
  -- What was collected in the month, or what is credited.
  total_minor bigint not null,
  -- The figures that it was drawn from.
  figures jsonb not null,
  -- All texts as they are drawn: the document is not composed a second time.
  model jsonb not null,
  -- Of a credit note: its statement, the ledger's row and why.
  corrects_id text,
  ledger_row_id text,
  reason text check (char_length(reason) between 1 and 500),
  issued_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, currency) references credit_accounts (tenant_id, currency),
  foreign key (tenant_id, corrects_id) references statements (tenant_id, id),
  foreign key (tenant_id, ledger_row_id) references ledger_rows (tenant_id, id),
  check ((kind = 'credit_note') = (corrects_id is not null)),
  check ((kind = 'credit_note') = (ledger_row_id is not null)),
  check ((kind = 'credit_note') = (reason is not null)),
  check (kind = 'statement' or total_minor > 0)
);
call secure_tenant_table('statements');
revoke update, delete on statements from merchloom_tenant, merchloom_staff;
create unique index statements_once_a_month on statements (tenant_id, currency, period) where kind = 'statement';
create index statements_notes on statements (tenant_id, corrects_id) where kind = 'credit_note';

-- What a statement is the sum of. The key keeps a movement, a fee or a part of a fee given back from being told twice.
create table statement_items (
  tenant_id text not null,
  source text not null check (source in ('row', 'fee', 'fee_refund')),
  -- The ledger's row; the order whose charge bore the fee; the refund that the part of it was given back beside.
  source_id text not null,
  statement_id text not null,
  -- What it adds to what was collected: of a fee given back, below 0.
  production_minor bigint not null,
  fee_minor bigint not null,
  tax_minor bigint not null,
  primary key (tenant_id, source, source_id),
  foreign key (tenant_id, statement_id) references statements (tenant_id, id)
);
call secure_tenant_table('statement_items');
revoke update, delete on statement_items from merchloom_tenant, merchloom_staff;
create index statement_items_of_statement on statement_items (tenant_id, statement_id);

-- The documents, drawn once.
create table statement_files (
  tenant_id text not null,
  statement_id text not null,
  content bytea not null,
  sha256 bytea not null check (sha256 = sha256(content)),
  primary key (tenant_id, statement_id),
  foreign key (tenant_id, statement_id) references statements (tenant_id, id)
);
call secure_tenant_table('statement_files');
revoke update, delete on statement_files from merchloom_tenant, merchloom_staff;

create index fee_refunds_by_time on fee_refunds (tenant_id, made_at);
create index orders_with_fee on orders (tenant_id, paid_at) where application_fee_minor > 0;
