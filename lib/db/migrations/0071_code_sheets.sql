-- Cards of a batch's codes, drawn by a job into files of at most 100 pages. ADR 0087.
create table code_sheets (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  batch_id text not null,
  -- Who asked for it; whoever may export the batch's codes may download it.
  owner_id text not null,
  layout text not null check (layout in ('cards', 'large')),
  paper text not null check (paper in ('a4', 'letter')),
  -- The client's own text on each card.
  note text not null check (char_length(note) <= 80),
  logo text not null check (logo in ('none', 'wanted', 'left_out')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed', 'expired')),
  cards_done integer not null default 0 check (cards_done >= 0),
  cards_total integer not null check (cards_total > 0),
  -- Codes of the batch that are not printed, since they are of no use any more.
  left_out integer not null check (left_out >= 0),
  -- How many files are stored, and the code at which the last of them ends.
  files integer not null default 0 check (files >= 0),
  after_place text,
  after_id text,
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, batch_id) references code_batches (tenant_id, id) on delete cascade,
  check ((after_place is null) = (after_id is null))
);
call secure_tenant_table('code_sheets');
create index code_sheets_newest on code_sheets (tenant_id, batch_id, requested_at desc, id desc);
-- One at a time for a batch.
create unique index code_sheets_open on code_sheets (tenant_id, batch_id) where status in ('waiting', 'running');
