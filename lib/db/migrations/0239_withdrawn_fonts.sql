-- Which fonts staff have withdrawn from the choice. The fonts themselves are the product's own files. ADR 0199.
-- Global: it is the same for all clients. A store or design that uses one keeps it.
create table withdrawn_fonts (
  family text primary key,
  withdrawn_at timestamptz not null,
  -- Null once that person has been removed for good.
  withdrawn_by text references users (id) on delete set null
);
create index withdrawn_fonts_by on withdrawn_fonts (withdrawn_by);
grant select on withdrawn_fonts to merchloom_directory, merchloom_tenant, merchloom_staff;
grant insert, delete on withdrawn_fonts to merchloom_directory;
