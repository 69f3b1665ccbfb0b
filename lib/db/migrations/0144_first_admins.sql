-- How whoever invites somebody calls them; staff name a new client's first admin. Empty where nobody is named. D42-1, D43-6.
alter table user_invitations add column name text not null default '' check (char_length(name) <= 120);
