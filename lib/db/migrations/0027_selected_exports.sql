-- Which rows an export is limited to: `{"ids": […]}`, or all that match but `{"except": […]}`. Deleted with the filters.
alter table list_exports add column chosen jsonb not null default '{}';
alter table staff_list_exports add column chosen jsonb not null default '{}';
