-- How far a client's limit and an event's budget are used: 80 and 100 % are told by mail, once per filling. D37, ADR 0084.
alter table credit_accounts add column filled smallint not null default 0 check (filled in (0, 80, 100));
alter table event_budgets add column filled smallint not null default 0 check (filled in (0, 80, 100));

-- What is full stays so until less of it is used than before and that is below 80 %, or until it may cost something else. It
-- is full, too, where an order had to wait for it, however little is used: a movement that frees nothing doesn't end that.
create function filled_by(used bigint, most bigint, was smallint, same boolean, freed boolean) returns smallint
  language sql immutable set search_path = '' as $$
  select case when coalesce(most, 0) <= 0 then 0
    when used >= most or (was = 100 and same and not freed) then 100
    when used * 100 < most * 80 then 0
    when was = 100 and same then 100 else 80 end::smallint
$$;

create function account_fills() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Said outright: an order waits.
  if new.filled = old.filled then
    new.filled := public.filled_by(new.reserved_minor - new.balance_minor, new.limit_minor, old.filled,
      new.limit_minor = old.limit_minor,
      new.reserved_minor - new.balance_minor < old.reserved_minor - old.balance_minor);
  end if;
  return new;
end $$;
create function budget_fills() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.filled = old.filled then
    new.filled := public.filled_by(new.used_minor, new.budget_minor, old.filled,
      new.budget_minor is not distinct from old.budget_minor, new.used_minor < old.used_minor);
  end if;
  return new;
end $$;
-- Most movements are far from 80 %, and ask nothing.
create trigger account_fills before update on credit_accounts for each row
  when (old.filled > 0 or (new.reserved_minor - new.balance_minor) * 100 >= new.limit_minor * 80)
  execute function account_fills();
create trigger budget_fills before update on event_budgets for each row
  when (old.filled > 0 or new.used_minor * 100 >= new.budget_minor * 80) execute function budget_fills();

create function filling_is_told() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.enqueue_job('send-filling-mail', json_build_object('tenantId', new.tenant_id,
    'of', case tg_table_name when 'credit_accounts' then to_jsonb(new) ->> 'currency' else to_jsonb(new) ->> 'event_id' end,
    'what', case tg_table_name when 'credit_accounts' then 'limit' else 'budget' end, 'step', new.filled),
    null, null, null, null);
  return null;
end $$;
create trigger account_filling_is_told after update on credit_accounts for each row
  when (new.filled > old.filled) execute function filling_is_told();
create trigger budget_filling_is_told after update on event_budgets for each row
  when (new.filled > old.filled) execute function filling_is_told();
