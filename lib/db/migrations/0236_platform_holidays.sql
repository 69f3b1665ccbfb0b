-- The days on which whole countries rest, as staff keep them: promised days of printers there pass them over. Without a row a day
-- counts as any other. Global: a country's holidays are the same for all clients. ADR 0198.
create table platform_holidays (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day date not null,
  name text not null check (length(name) between 1 and 80),
  -- False once it was taken away: it is kept, so that it can be brought back and isn't proposed again.
  counts boolean not null,
  primary key (country, day)
);
grant select on platform_holidays to merchloom_tenant, merchloom_staff;
grant insert, update on platform_holidays to merchloom_staff;
