import pg from 'pg';
import { log } from '@/lib/env/logger';

const BEAT_MS = 1_500;
/** A worker that doesn't hold its lock any more has died, unless its connection broke: then it takes it again within this time. */
const RECONNECTS_S = 3;
/** A worker unseen for this long is dead whatever it holds: its machine is gone, or frozen. */
const SILENT_S = 20;
/** The space of the workers' locks, of which each has one by the hash of its id. */
const SPACE = 47;

const BEAT = `
  insert into public.worker_heartbeats (worker_id, seen_at) select unnest($1::text[]), clock_timestamp()
  on conflict (worker_id) do update set seen_at = excluded.seen_at`;

const LOCK = `select id from unnest($1::text[]) as id where pg_try_advisory_lock(${SPACE}, hashtext(id))`;

/** A row that says of a worker that it holds a lock, as those of an older version do not. */
const holds = (id: string): string => `lock:${id}`;

/** $1: whether locks tell anything yet. Returns a row where a worker was dead. */
const FREE_DEAD = `
  with dead as materialized (
    select distinct jobs.locked_by as id from graphile_worker.jobs as jobs,
      lateral (select max(seen_at) as own, max(seen_at) filter (where worker_id <> jobs.locked_by) as locked
        from public.worker_heartbeats where worker_id in (jobs.locked_by, 'lock:' || jobs.locked_by)) as seen
    where jobs.locked_by is not null and case
      when jobs.locked_at < now() - interval '${SILENT_S} seconds'
        and (seen.own is null or seen.own < now() - interval '${SILENT_S} seconds') then true
      when $1 and seen.locked is not null and seen.own < now() - interval '${RECONNECTS_S} seconds'
        then pg_try_advisory_xact_lock(${SPACE}, hashtext(jobs.locked_by))
      else false end)
  select graphile_worker.force_unlock_workers(array(select id from dead)) where exists (select from dead)`;

const FORGET_OLD = `delete from public.worker_heartbeats where seen_at < now() - interval '1 day'`;

/** The workers of this process, by the ids under which the queue locks jobs. */
export interface Heartbeat {
  add(workerId: string): void;
  /** Once all workers were told of and hold their locks, or that was tried: no job is begun before. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** A connection of its own that is never given back: the locks of this process's workers end with it. */
class Beats {
  private readonly pool: pg.Pool;
  private readonly ids = new Set<string>();
  private held = new Set<string>();
  private connectedAt = Infinity;

  constructor(
    connectionString: string,
    private readonly freed: () => void,
  ) {
    this.pool = new pg.Pool({
      connectionString,
      max: 1,
      idleTimeoutMillis: 0,
      application_name: 'merchloom-heartbeat',
    });
    this.pool.on('error', (error) => log().warn({ code: error.name }, 'heartbeat connection lost'));
    this.pool.on('connect', () => {
      this.held = new Set();
      this.connectedAt = performance.now();
    });
  }

  add(workerId: string): void {
    this.ids.add(workerId);
  }

  areHeld(): boolean {
    return this.held.size === this.ids.size;
  }

  async beat(): Promise<void> {
    await this.pool.query(BEAT, [[...this.ids, ...[...this.held].map(holds)]]);
    await this.takeLocks();
    // After Postgres was away, all workers first need the time to take their locks again.
    const locksCount = performance.now() - this.connectedAt >= RECONNECTS_S * 1_000;
    const { rowCount } = await this.pool.query(FREE_DEAD, [locksCount]);
    await this.pool.query(FORGET_OLD);
    if (rowCount) this.freed();
  }

  private async takeLocks(): Promise<void> {
    const missing = [...this.ids].filter((id) => !this.held.has(id));
    if (missing.length === 0) return;
    const { rows } = await this.pool.query<{ id: string }>(LOCK, [missing]);
    for (const { id } of rows) this.held.add(id);
    await this.pool.query(BEAT, [rows.map(({ id }) => holds(id))]);
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * Reports all the time that this process's workers are alive, and frees the jobs of dead ones; `freed` is called after that. A process
 * that dies is known within seconds by the locks that it held. Decisions 0047, 0167.
 */
export function beginHeartbeat(connectionString: string, freed: () => void): Heartbeat {
  const beats = new Beats(connectionString, freed);
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  const guarded = () => {
    if (waiting) return;
    waiting = true;
    running = running.then(async () => {
      waiting = false;
      await beats
        .beat()
        .catch((error: Error) => log().warn({ error: error.name }, 'heartbeat failed; the next one follows'));
    });
  };
  const timer = setInterval(guarded, BEAT_MS);
  guarded();
  return {
    add(workerId) {
      beats.add(workerId);
      guarded();
    },
    ready: () => (beats.areHeld() ? Promise.resolve() : running),
    async stop() {
      clearInterval(timer);
      await running;
      await beats.end();
    },
  };
}
