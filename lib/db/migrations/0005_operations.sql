create table audit_log (
  tenant_id text not null references tenants (id),
  id text not null,
  action text not null,
  actor text not null check (actor in ('system', 'shopper', 'client', 'staff', 'fulfiller')),
  actor_user_id text,
  subject_type text not null,
  subject_id text not null,
  data jsonb not null default '{}',
  request_id text,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call secure_tenant_table('audit_log');
-- The log is only ever added to.
revoke update, delete on audit_log from merchloom_tenant, merchloom_staff;
create index audit_log_by_time on audit_log (tenant_id, at desc, id desc);
create index audit_log_by_subject on audit_log (tenant_id, subject_type, subject_id, at);

create table mails (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  kind text not null,
  lang text not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id, kind),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('mails');

create table files (
  tenant_id text not null references tenants (id),
  id text not null,
  kind text not null check (kind in ('logo', 'background', 'print', 'preview', 'artwork')),
  storage_key text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call secure_tenant_table('files');

-- Print files by the hash of what they draw, so that an unpersonalised design is rendered once.
create table print_files (
  tenant_id text not null,
  print_key text not null,
  file_id text not null,
  width_px integer not null,
  height_px integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, print_key),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
call secure_tenant_table('print_files');

create table submissions (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  fulfiller_id text not null references fulfillers (id),
  external_id text,
  state text not null default 'queued' check (state in ('queued', 'accepted', 'rejected')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('submissions');

-- A call-back is stored once under the fulfiller's own message id, so that a repeated one is recognised.
create table fulfiller_messages (
  tenant_id text not null,
  message_id text not null,
  order_id text not null,
  status text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, message_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call secure_tenant_table('fulfiller_messages');

create table shop_onboarding (
  tenant_id text primary key references tenants (id),
  payment_region text not null default 'US',
  shopify_url text,
  app_installed_at timestamptz,
  became_customer_at timestamptz,
  payment_method_at timestamptz,
  updated_at timestamptz not null default now()
);
call secure_tenant_table('shop_onboarding');

-- Reason for the definer: the app's roles may add a job and nothing else in the queue's schema.
create function enqueue_job(task text, payload json, run_at timestamptz default null, job_key text default null,
                            queue text default null, max_attempts integer default null)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue, run_at => run_at,
                                  max_attempts => max_attempts, job_key => job_key);
end $$;
revoke all on function enqueue_job(text, json, timestamptz, text, text, integer) from public;
grant execute on function enqueue_job(text, json, timestamptz, text, text, integer)
  to merchloom_tenant, merchloom_staff, merchloom_directory;

-- Global: a worker that died holds its jobs until somebody says so; this says who is alive.
create table worker_heartbeats (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on worker_heartbeats to merchloom_directory;
