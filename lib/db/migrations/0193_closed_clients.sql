-- A client that staff have closed: its stores are on hold, its people can't log in, its programs are refused. Nothing of it is
-- deleted, and it can be opened again. Why, since when, by whom, and the events that closing put on hold. S2.2-198, ADR 0178.
alter table tenants
  add column close_reason text check (char_length(close_reason) between 1 and 300),
  add column closed_at timestamptz,
  add column closed_by text,
  add column closed_events text[],
  add constraint tenants_closing check (num_nonnulls(close_reason, closed_at, closed_by, closed_events) in (0, 4));
create index tenants_closed on tenants (created_at, id) where closed_at is not null;

-- The same for logins and API tokens, which are looked up before a tenant is known. With the reason, for the mail.
create table closed_clients (
  tenant_id text primary key references tenants (id) on delete cascade,
  reason text not null
);
grant select, insert, delete on closed_clients to merchloom_directory;

-- An order that is placed while its client is being closed waits for the closing, and is then not placed: closing holds the
-- client's row, and counts the orders that are open. What asks again finds the store on hold. Every way to an order ends here.
create function order_of_open_client() returns trigger language plpgsql set search_path = '' as $$
declare
  closed boolean;
begin
  select t.closed_at is not null into closed from public.tenants t where t.id = new.tenant_id for key share;
  if closed then
    raise exception 'the client is closed' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger order_of_open_client before insert on orders for each row execute function order_of_open_client();

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('verify_email', 'account_exists', 'reset_password', 'password_changed', 'tenant_verified', 'tenant_locked',
   'tenant_unlocked', 'tenant_closed', 'tenant_reopened', 'client_opened', 'email_change_old', 'email_change_new',
   'email_changed', 'two_factor_on', 'two_factor_off'));
