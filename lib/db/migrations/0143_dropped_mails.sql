-- A mail that was asked for again and is not sent after all, as what it says is no longer so: why. D3-36.
alter table mails add column dropped text check (dropped in ('outdated', 'erased'));
