-- The log in chains of hashes: one of each client's log, and one of the platform's. D44-2, ADR 0169.
do $$
begin
  if not exists (select from pg_roles where rolname = 'merchloom_audit') then
    begin
      create role merchloom_audit nologin nosuperuser nobypassrls noinherit;
    exception when duplicate_object or unique_violation then null; -- another database of this cluster was quicker
    end;
  end if;
  begin
    grant merchloom_audit to current_user;
  exception when unique_violation then null;
  end;
  if exists (select from pg_roles where rolname = 'merchloom_login') then
    begin
      grant merchloom_audit to merchloom_login;
    exception when unique_violation then null;
    end;
  end if;
end $$;
grant usage on schema public to merchloom_audit;
grant select on audit_log, platform_audit to merchloom_audit;
create policy sealer_reads on audit_log for select to merchloom_audit using (true);

-- Global: rows that are in no chain yet. They come with the row itself, in its own transaction, so that the sealer sees them when they are
-- committed and never passes one over. A chain is a client's id, or 'platform'.
create table audit_unsealed (
  chain text not null,
  place bigint generated always as identity,
  audit_id text not null,
  primary key (chain, place)
);
grant select, delete on audit_unsealed to merchloom_audit;

-- Global: the links of all chains. `hash` is over the row as it was when it was sealed, its number and the hash before it; `form` names
-- how that is written down. Only ever added to, by the sealer alone.
create table audit_seals (
  chain text not null,
  seq bigint not null check (seq > 0),
  audit_id text not null,
  form smallint not null,
  prev_hash bytea check ((prev_hash is null) = (seq = 1)),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null,
  primary key (chain, seq),
  unique (chain, audit_id)
);
grant select, insert on audit_seals to merchloom_audit;

-- Global: where each chain ends.
create table audit_heads (
  chain text primary key,
  seq bigint not null check (seq > 0),
  hash bytea not null,
  sealed_at timestamptz not null
);
grant select, insert, update on audit_heads to merchloom_audit;

-- Definer: who writes to the log may add to this list and not take from it.
create function await_sealing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_unsealed (chain, audit_id) select tenant_id, id from added;
  return null;
end $$;
revoke all on function await_sealing() from public;
create trigger await_sealing after insert on audit_log referencing new table as added
  for each statement execute function await_sealing();

create function await_platform_sealing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_unsealed (chain, audit_id) select 'platform', id from added;
  return null;
end $$;
revoke all on function await_platform_sealing() from public;
create trigger await_platform_sealing after insert on platform_audit referencing new table as added
  for each statement execute function await_platform_sealing();

-- What there is already, oldest first. The owner sees a tenant's rows only where the policies are not forced on it.
alter table audit_log no force row level security;
insert into audit_unsealed (chain, audit_id) select tenant_id, id from audit_log order by tenant_id, at, id;
alter table audit_log force row level security;
insert into audit_unsealed (chain, audit_id) select 'platform', id from platform_audit order by at, id;

-- The log of all clients, newest first: a page reads no more than it shows, however many clients there are. S2.2-215.
create index audit_log_of_all_by_time on audit_log (at desc, id desc, tenant_id desc);
create index audit_log_of_all_by_action on audit_log (action, at desc, id desc, tenant_id desc);
