-- What a row of the log is about is called there as it was called then, whoever writes the row: its name is looked up as the row is added,
-- in the same transaction and by the writer's own rights. A name that the writer gives stands. Never a person's name. D44-1, ADR 0182.
create function label_audit() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.subject_label is not null then
    return new;
  end if;
  new.subject_label := nullif(case new.subject_type
    when 'event' then (select e.name from public.events e where e.tenant_id = new.tenant_id and e.id = new.subject_id)
    when 'order' then (select o.order_ref from public.orders o where o.tenant_id = new.tenant_id and o.id = new.subject_id)
    when 'product' then (select p.name from public.products p where p.tenant_id = new.tenant_id and p.id = new.subject_id)
    when 'file' then (select f.name from public.files f where f.tenant_id = new.tenant_id and f.id = new.subject_id)
    when 'tenant' then (select t.name from public.tenants t where t.id = new.subject_id and t.id = new.tenant_id)
    when 'colour_set' then
      (select c.name from public.colour_sets c where c.tenant_id = new.tenant_id and c.id = new.subject_id)
    when 'font_set' then
      (select f.name from public.font_sets f where f.tenant_id = new.tenant_id and f.id = new.subject_id)
    when 'fulfiller' then (select f.name from public.fulfillers f where f.id = new.subject_id)
    -- Where it is sent to, without what its address may hold besides.
    when 'webhook' then (select substring(w.url from '^[a-z]+://(?:[^/@]*@)?([^/?#]+)')
      from public.webhook_endpoints w where w.tenant_id = new.tenant_id and w.id = new.subject_id)
    when 'list_view' then
      (select v.name from public.list_views v where v.tenant_id = new.tenant_id and v.id = new.subject_id)
    when 'list_export' then
      (select x.file_name from public.list_exports x where x.tenant_id = new.tenant_id and x.id = new.subject_id)
  end, '');
  return new;
end $$;
create trigger label_audit before insert on audit_log for each row execute function label_audit();

-- The platform's own rows: of a person the role, which only the role that keeps people may look up.
create function label_platform_audit() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.subject_label is not null or new.subject is null then
    return new;
  end if;
  if new.subject like 'ful\_%' then
    new.subject_label := (select f.name from public.fulfillers f where f.id = new.subject);
  elsif new.subject like 'usr\_%' and has_table_privilege('public.users', 'select') then
    new.subject_label := (select u.role from public.users u where u.id = new.subject);
  elsif new.subject like 'uin\_%' and has_table_privilege('public.user_invitations', 'select') then
    new.subject_label := (select i.role from public.user_invitations i where i.id = new.subject);
  elsif new.subject like 'ten\_%' and has_table_privilege('public.tenants', 'select') then
    new.subject_label := (select t.name from public.tenants t where t.id = new.subject);
  elsif new.subject like 'viw\_%' and has_table_privilege('public.staff_list_views', 'select') then
    new.subject_label := (select v.name from public.staff_list_views v where v.id = new.subject);
  elsif new.subject like 'exp\_%' and has_table_privilege('public.staff_list_exports', 'select') then
    new.subject_label := (select x.file_name from public.staff_list_exports x where x.id = new.subject);
  end if;
  return new;
end $$;
create trigger label_platform_audit before insert on platform_audit
  for each row execute function label_platform_audit();

-- The platform's rows, newest first and by action: a page reads no more than it shows. S2.2-277.
create index platform_audit_by_time on platform_audit (at desc, id desc);
create index platform_audit_by_action on platform_audit (action, at desc, id desc);
