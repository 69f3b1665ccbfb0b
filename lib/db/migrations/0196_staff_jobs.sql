-- What staff's admins see of the queue and do with a job. ADR 0179. Reason for the definers: the queue's tables are nobody's but
-- its owner's; each of these answers one question or does one act by the queue's own function. They are in plpgsql, which looks at
-- the queue's tables when it is called: the queue makes them after the migrations.

-- Where a job stands: a worker has it, it is not tried any more, it failed and is tried again, or it waits for its first try.
-- Without a search path of its own, so that it is read into the queries that ask it: 100,000 calls would take seconds.
create function job_state(locked_at timestamptz, attempts integer, max_attempts integer) returns text
language sql immutable parallel safe as $$
  select case when locked_at is not null then 'running' when attempts >= max_attempts then 'parked'
    when attempts > 0 then 'failing' else 'waiting' end
$$;

create function staff_job_counts()
returns table (task text, state text, jobs integer, oldest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select t.identifier, c.job_state, c.job_count, c.first_at
    from (
      select j.task_id, public.job_state(j.locked_at, j.attempts, j.max_attempts) as job_state,
        count(*)::integer as job_count, min(j.created_at) as first_at
      from graphile_worker._private_jobs j group by 1, 2
    ) c join graphile_worker._private_tasks t on t.id = c.task_id;
end $$;

-- Oldest first, along the primary key.
create function staff_jobs(only_state text, only_task text, after_id bigint, page_size integer)
returns table (id bigint, task text, state text, attempts integer, max_attempts integer, run_at timestamptz,
  created_at timestamptz, payload json, last_error text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select j.id, t.identifier, public.job_state(j.locked_at, j.attempts, j.max_attempts),
      j.attempts::integer, j.max_attempts::integer, j.run_at, j.created_at, j.payload, j.last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id > coalesce(after_id, 0)
      and (only_state is null or public.job_state(j.locked_at, j.attempts, j.max_attempts) = only_state)
      and (only_task is null or t.identifier = only_task)
    order by j.id limit least(page_size, 101);
end $$;

create function staff_job(job bigint)
returns table (task text, state text, attempts integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select t.identifier, public.job_state(j.locked_at, j.attempts, j.max_attempts), j.attempts::integer
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.id = job;
end $$;

-- From its first try on, at once; false while a worker has it.
create function staff_retry_job(job bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0);
  return found;
end $$;

-- It stays in the queue and is not tried any more; false while a worker has it.
create function staff_cancel_job(job bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.permanently_fail_jobs(array[job], 'cancelled_by_staff');
  return found;
end $$;

revoke all on function job_state(timestamptz, integer, integer), staff_job_counts(), staff_jobs(text, text, bigint, integer),
  staff_job(bigint), staff_retry_job(bigint), staff_cancel_job(bigint) from public;
grant execute on function staff_job_counts(), staff_jobs(text, text, bigint, integer), staff_job(bigint),
  staff_retry_job(bigint), staff_cancel_job(bigint) to merchloom_directory;
