-- What a checked file's sender should know of its rows though nothing is wrong in them, by line: a person in it has
-- unsubscribed from gift mails (D40-16, D48-1).
alter table file_imports add column notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array');
