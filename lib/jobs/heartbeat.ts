import pg from 'pg';
import { log } from '@/lib/env/logger';

const BEAT_MS = 5_000;
/** A worker unseen for this long is dead, and its jobs are freed. */
const DEAD_AFTER = '20 seconds';

const BEAT = `
  insert into public.worker_heartbeats (worker_id, seen_at) select unnest($1::text[]), clock_timestamp()
  on conflict (worker_id) do update set seen_at = excluded.seen_at`;

const FREE_DEAD = `
  with dead as (
    select distinct jobs.locked_by as id from graphile_worker.jobs as jobs
    where jobs.locked_by is not null and jobs.locked_at < now() - interval '${DEAD_AFTER}'
      and not exists (select from public.worker_heartbeats as beats
        where beats.worker_id = jobs.locked_by and beats.seen_at > now() - interval '${DEAD_AFTER}'))
  select graphile_worker.force_unlock_workers(array(select id from dead)) where exists (select from dead)`;

const FORGET_OLD = `delete from public.worker_heartbeats where seen_at < now() - interval '1 day'`;

/** The workers of this process, by the ids under which the queue locks jobs. */
export interface Heartbeat {
  add(workerId: string): void;
  stop(): Promise<void>;
}

/** Reports every few seconds that this process's workers are alive, and frees the jobs of dead ones. Decision 0047. */
export function beginHeartbeat(connectionString: string): Heartbeat {
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'merchloom-heartbeat' });
  pool.on('error', (error) => log().warn({ code: error.name }, 'heartbeat connection lost'));
  const ids = new Set<string>();
  const beat = async () => {
    await pool.query(BEAT, [[...ids]]);
    await pool.query(FREE_DEAD);
    await pool.query(FORGET_OLD);
  };
  const guarded = () =>
    void beat().catch((error: Error) =>
      log().warn({ error: error.name }, 'heartbeat failed; the next one follows'),
    );
  const timer = setInterval(guarded, BEAT_MS);
  guarded();
  return {
    add(workerId) {
      ids.add(workerId);
      guarded();
    },
    async stop() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
