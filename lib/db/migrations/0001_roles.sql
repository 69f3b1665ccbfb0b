-- Roles own nothing and bypass nothing. They are cluster-wide, so several databases of one cluster share them.
do $$
declare wanted text;
begin
  foreach wanted in array array['merchloom_tenant', 'merchloom_staff', 'merchloom_directory'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls noinherit', wanted);
      exception when duplicate_object or unique_violation then null; -- another database of this cluster was quicker
      end;
    end if;
    begin
      execute format('grant %I to current_user', wanted);
    exception when unique_violation then null;
    end;
    if exists (select from pg_roles where rolname = 'merchloom_login') then
      begin
        execute format('grant %I to merchloom_login', wanted);
      exception when unique_violation then null;
      end;
    end if;
  end loop;
end $$;

revoke all on schema public from public;
grant usage on schema public to merchloom_tenant, merchloom_staff, merchloom_directory;

-- The tenant of this transaction; null outside a tenant context, so that no row matches.
create function app_tenant() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '') $$;

-- The member of staff of this transaction; null outside a staff context.
create function app_staff() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.staff_id', true), '') $$;

-- Called once per tenant table: turns row security on and forces it, and lays the tenant's and the staff's policies.
create procedure secure_tenant_table(target regclass, tenant_column text default 'tenant_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_rows on %s for all to merchloom_tenant using (%I = app_tenant()) with check (%I = app_tenant())',
    target, tenant_column, tenant_column);
  execute format(
    'create policy staff_rows on %s for all to merchloom_staff using (app_staff() is not null) with check (app_staff() is not null)',
    target);
  execute format('grant select, insert, update, delete on %s to merchloom_tenant, merchloom_staff', target);
end $$;
