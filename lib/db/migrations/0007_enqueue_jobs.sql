-- Reason for the definer: as for enqueue_job. All jobs of a transaction in one call: each call of the queue's own
-- function costs most of a millisecond, however many jobs it adds.
create function enqueue_jobs(jobs json) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(j.task, j.payload, j.queue, j.run_at, j.max_attempts, j.job_key, null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as j(task text, payload json, run_at timestamptz, job_key text, queue text,
                                      max_attempts smallint)));
end $$;
revoke all on function enqueue_jobs(json) from public;
grant execute on function enqueue_jobs(json) to merchloom_tenant, merchloom_staff, merchloom_directory;
