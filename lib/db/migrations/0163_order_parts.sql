-- An order that several printers make: each makes a part of its lines, by a submission of its own. A line belongs to the last
-- submission that asks for it. Without lines a submission asks for the whole order. ADR 0163, D32-57.
alter table submissions
  add column part smallint not null default 1 check (part between 1 and 99),
  add column line_ids text[] check (cardinality(line_ids) > 0),
  -- Where the part is, and where it returns to from an issue; that of a whole order is the order's own.
  add column part_status text,
  add column part_returns_to text,
  -- Its printer has told of a reprint before it told that it had printed it.
  add column reprint_told boolean not null default false,
  -- What stopped the part is solved: it is sent anew, under another reference.
  add column redo_at timestamptz,
  add constraint submissions_part check ((line_ids is null) = (part_status is null)
    and (line_ids is not null or (part_returns_to is null and redo_at is null and not reprint_told)));

create index submissions_parts on submissions (fulfiller_id, part_status) where line_ids is not null;

-- When the first of its parts was in production: it is paid for and not cancelled by its client any more.
alter table orders add column part_made_at timestamptz;
