-- Promotion codes come in batches: one shared code with a number of uses, or many codes for one use each. D40.
create table code_batches (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('shared', 'single')),
  -- How its codes came: made by us, sent in a file, or from before there were batches.
  source text not null check (source in ('made', 'imported', 'earlier')),
  -- What made codes begin with; null for others.
  prefix text,
  -- How many codes it is to have, how many of them are there, and since when making them has failed.
  size integer not null check (size between 1 and 50000),
  made integer not null default 0 check (made between 0 and size),
  failed_at timestamptz,
  -- From the first moment of the first day to the last of the last day, in the store's time zone.
  starts_at timestamptz,
  ends_at timestamptz,
  paused_at timestamptz,
  revoked_at timestamptz,
  -- The gifts that may be chosen; null for all. Once these are gone, the fallback gift may be.
  product_ids text[] check (cardinality(product_ids) > 0),
  fallback_product_id text,
  -- ISO codes of where its gifts are sent; null for wherever the event delivers.
  countries text[] check (cardinality(countries) > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  check (starts_at < ends_at),
  check (kind = 'single' or size = 1),
  check (fallback_product_id is null or product_ids is not null)
);
call secure_tenant_table('code_batches');
create index code_batches_newest on code_batches (tenant_id, event_id, created_at desc, id desc);

alter table promo_codes
  add column batch_id text,
  add column paused_at timestamptz,
  add column revoked_at timestamptz,
  -- The code that a re-issue has put in the place of this one.
  add column replaced_by text,
  -- When the code's own link was first opened with the code still good.
  add column link_opened_at timestamptz;

-- What there is already: a shared code is a batch of its own; single ones of an event that end together are one. Staff see
-- the rows of all tenants; the owner sees none.
set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made, ends_at, created_at, updated_at)
select tenant_id, 'bat_of_' || substr(id, 5), event_id, code, 'shared', 'earlier', 1, 1, expires_at, created_at, created_at
from promo_codes where max_uses > 1;
insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made, ends_at, created_at, updated_at)
select tenant_id, 'bat_of_' || substr(min(id), 5), event_id,
  case when count(*) = 1 then min(code) else min(code) || ' – ' || max(code) end,
  'single', 'earlier', count(*), count(*), expires_at, min(created_at), min(created_at)
from (select p.*, (row_number() over (partition by tenant_id, event_id, expires_at order by created_at, id) - 1) / 50000 as part
  from promo_codes p where max_uses = 1) p
group by tenant_id, event_id, expires_at, part;
update promo_codes set batch_id = 'bat_of_' || substr(id, 5) where max_uses > 1;
update promo_codes p set batch_id = 'bat_of_' || substr(of.first, 5)
from (select tenant_id, id, min(id) over (partition by tenant_id, event_id, expires_at, part) as first
  from (select p.tenant_id, p.event_id, p.expires_at, p.id,
      (row_number() over (partition by tenant_id, event_id, expires_at order by created_at, id) - 1) / 50000 as part
    from promo_codes p where max_uses = 1) p) of
where p.tenant_id = of.tenant_id and p.id = of.id;
reset role;

-- The batch says until when its codes are good. The column expires_at stays for one version, since the former one goes on
-- reading it until the new programs run; nothing writes it any more, and the next version drops it.
alter table promo_codes
  alter column batch_id set not null,
  add foreign key (tenant_id, batch_id) references code_batches (tenant_id, id),
  add foreign key (tenant_id, replaced_by) references promo_codes (tenant_id, id) on delete set null (replaced_by);
create index promo_codes_of_batch on promo_codes (tenant_id, batch_id, created_at, id);
create index promo_codes_replaced on promo_codes (tenant_id, replaced_by) where replaced_by is not null;

-- A code's story: the orders it was claimed with, and what the log says of it.
create index orders_of_promo_code on orders (tenant_id, promo_code_id, created_at) where promo_code_id is not null;
create index audit_log_of_code on audit_log (tenant_id, (data ->> 'code'), at, id) where data ->> 'code' is not null;
