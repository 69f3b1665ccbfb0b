-- What staff have turned off for everybody: a part without a row is on. ADR 0184. It belongs to no tenant: sign-up is for whoever has none
-- yet, and the others are of all stores alike.
create table platform_switches (
  name text primary key check (name ~ '^[a-z_]{1,40}$'),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- Null once that person has been removed for good.
  changed_by text references users (id) on delete set null
);
create index platform_switches_changer on platform_switches (changed_by);
grant select, insert, update on platform_switches to merchloom_directory;
