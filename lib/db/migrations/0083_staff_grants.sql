-- Verbs that the platform's customer service may do beyond the table of permissions, each granted by an admin (D3-6). They
-- hold for the role, from the next request on.
create table staff_grants (
  permission text primary key check (permission ~ '^[a-z_]+\.[a-z_]+$'),
  -- Null once that person has been removed for good.
  granted_by text references users (id) on delete set null,
  granted_at timestamptz not null
);
grant select, insert, delete on staff_grants to merchloom_directory;
