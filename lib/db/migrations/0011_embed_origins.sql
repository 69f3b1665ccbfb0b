-- The sites that may frame an event's order form, as browsers name an origin: scheme, host and port, no path.
alter table events add column embed_origins text[] not null default '{}' check (cardinality(embed_origins) <= 50);
