-- The order in which fonts are offered, as data: staff change it without a release. ADR 0201.
-- Global: it is the same for all clients. A font without a place comes after all that have one.
create table font_places (
  family text primary key,
  -- The lowest is offered first.
  place integer not null check (place > 0)
);
grant select on font_places to merchloom_directory, merchloom_tenant, merchloom_staff;
grant insert, update on font_places to merchloom_directory;

-- The first import: the order in which the pairs of the builder were kept in the code, by their headings.
insert into font_places (family, place)
values
  ('Inter', 1),
  ('Lora', 2),
  ('Roboto Slab', 3),
  ('Archivo Black', 4),
  ('Oswald', 5),
  ('Anton', 6),
  ('Pacifico', 7),
  ('Permanent Marker', 8);
