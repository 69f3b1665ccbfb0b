-- The colours that new stores are offered, as data: staff add palettes, put them in order and withdraw them without a release. ADR 0199.
-- Global: they are the platform's own, of all clients alike. A store has copies of its own.
create table platform_palettes (
  -- Of the first ones: the key of their name among the messages.
  id text primary key,
  -- By language; English always, which those without their own read. Null for the first ones, whose names are messages.
  names jsonb check (jsonb_typeof(names) = 'object' and names ? 'en'),
  primary_colour text not null check (primary_colour ~ '^#[0-9a-f]{6}$'),
  secondary_colour text not null check (secondary_colour ~ '^#[0-9a-f]{6}$'),
  tertiary_colour text not null check (tertiary_colour ~ '^#[0-9a-f]{6}$'),
  -- The lowest is offered first.
  place integer not null check (place > 0),
  -- Null while it is offered.
  withdrawn_at timestamptz,
  made_at timestamptz not null,
  -- Null for the first ones, and once that person has been removed for good.
  made_by text references users (id) on delete set null,
  unique (primary_colour, secondary_colour, tertiary_colour)
);
create index platform_palettes_maker on platform_palettes (made_by);
grant select on platform_palettes to merchloom_directory, merchloom_tenant, merchloom_staff;
grant insert, update on platform_palettes to merchloom_directory;

-- The first import: the palettes as they were kept in the code.
insert into platform_palettes (id, place, primary_colour, secondary_colour, tertiary_colour, made_at)
select id, place, first, second, third, timestamptz '2000-01-01 00:00Z'
from (values
  ('moss', 1, '#1f4d3a', '#f2ead9', '#b5532a'),
  ('harbour', 2, '#1d3557', '#eef2f1', '#c2551e'),
  ('signal', 3, '#14213d', '#f3f5fa', '#d64528'),
  ('plum', 4, '#4b1e4f', '#f8f0f6', '#b0306a'),
  ('sunup', 5, '#8f2d1f', '#fff3e6', '#2b6e57'),
  ('graphite', 6, '#22262b', '#f3f4f5', '#0b7a6c'),
  ('lagoon', 7, '#0f5563', '#e9f4f3', '#c2412d'),
  ('brick', 8, '#6b2a1e', '#f6eee8', '#3b5b8c')
) t (id, place, first, second, third);
