-- Erasing a person, what people ask for themselves, and how long personal data is kept (D46, ADR 0094).

-- How long a client keeps personal data; without a row the defaults hold.
create table privacy_settings (
  tenant_id text primary key references tenants (id),
  -- Of orders that were shipped or cancelled.
  orders_months integer not null check (orders_months between 1 and 120),
  -- Of checkouts that nobody paid.
  checkouts_days integer not null check (checkouts_days between 1 and 365),
  -- Of claims that the client refused.
  refused_days integer not null check (refused_days between 1 and 730),
  version integer not null default 1 check (version > 0),
  updated_by text not null,
  updated_at timestamptz not null
);
call secure_tenant_table('privacy_settings');

-- An erasure under way, and that there was one. The address goes when it is done.
create table erasures (
  tenant_id text not null references tenants (id),
  id text not null,
  email text,
  -- A keyed hash: asked for twice, it is one.
  person_hash text not null,
  -- `waiting`: orders of this person are still to be made.
  state text not null default 'running' check (state in ('waiting', 'running', 'done', 'stopped')),
  asked_by text not null,
  -- The person's own request, if it was one.
  request_id text,
  -- How many rows of each part were replaced.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  asked_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((state in ('done', 'stopped')) = (email is null)),
  check ((state in ('done', 'stopped')) = (finished_at is not null))
);
call secure_tenant_table('erasures');
create unique index erasures_open on erasures (tenant_id, person_hash) where state in ('waiting', 'running');
create index erasures_newest on erasures (tenant_id, asked_at desc, id desc);

-- What somebody asks for from the page of their order; a link mailed to the order's address confirms it.
create table privacy_requests (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  kind text not null check (kind in ('export', 'erase')),
  state text not null default 'asked' check (state in ('asked', 'open', 'answered')),
  asked_at timestamptz not null,
  -- The mailed link works until then.
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the client has to have answered.
  due_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  check ((state = 'asked') = (confirmed_at is null)),
  check (state <> 'open' or due_on is not null)
);
call secure_tenant_table('privacy_requests');
create index privacy_requests_of_order on privacy_requests (tenant_id, order_id);
create index privacy_requests_open on privacy_requests (tenant_id, due_on) where state = 'open';

-- Under what an address is kept once its person was erased, so that it goes on getting no mails.
create function erased_address(tenant text, address text) returns text language sql immutable strict parallel safe as $$
  select 'erased:' || encode(sha256(convert_to(tenant || ':' || address, 'UTF8')), 'hex')
$$;

-- Reason for the definer: a failed job's error may quote the row it failed at, and the queue's tables are nobody's but its
-- owner's. It empties such texts and can do nothing else.
create function forget_job_errors(words text[]) returns integer language plpgsql security definer set search_path = '' as $$
declare
  emptied integer;
begin
  update graphile_worker._private_jobs j set last_error = ''
    where j.last_error <> '' and exists (select from unnest(words) word
      where word <> '' and position(lower(word) in lower(j.last_error)) > 0);
  get diagnostics emptied = row_count;
  return emptied;
end $$;
revoke all on function forget_job_errors(text[]) from public;
grant execute on function forget_job_errors(text[]) to merchloom_tenant;
