/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { beginHeartbeat, type Heartbeat } from './heartbeat';

jest.setTimeout(60_000);

let database: TestDatabase;
let owner: ReturnType<typeof openOwnerPool>;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwnerPool(database.ownerUrl);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await owner.pool.query('delete from graphile_worker._private_jobs; delete from worker_heartbeats');
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

/** A worker that has a job and was last seen so long ago. */
async function worker(id: string, seenSeconds: number, versions: 'locks' | 'older'): Promise<void> {
  await owner.pool.query(
    `select graphile_worker.add_job('send-account-mail', json_build_object('of', $1::text))`,
    [id],
  );
  await owner.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
      where locked_by is null`,
    [id, seenSeconds + 1],
  );
  for (const row of versions === 'locks' ? [id, `lock:${id}`] : [id])
    await owner.pool.query(
      `insert into worker_heartbeats (worker_id, seen_at) values ($1, now() - make_interval(secs => $2))`,
      [row, seenSeconds],
    );
}

/** The worker's connection, which holds its lock. */
async function holdLock(id: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('select pg_advisory_lock(47, hashtext($1))', [id]);
  return client;
}

async function lockedBy(): Promise<string[]> {
  const { rows } = await owner.pool.query<{ id: string }>(
    `select locked_by as id from graphile_worker._private_jobs where locked_by is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Another worker's heartbeat; resolves with it once it has freed a dead one's jobs. */
function begin(freed: () => void = () => undefined): Heartbeat {
  const heartbeat = beginHeartbeat(database.ownerUrl, freed);
  ends.push(() => heartbeat.stop());
  return heartbeat;
}

test('a worker whose connection ended is dead within seconds; one that is slow and one of an older version are not (D32-78)', async () => {
  await worker('worker-killed', 4, 'locks');
  await worker('worker-slow', 15, 'locks');
  await worker('worker-older', 15, 'older');
  const slow = await holdLock('worker-slow');
  ends.push(() => slow.end());
  const begun = performance.now();
  await new Promise<void>((resolve) => begin(resolve));
  expect(await lockedBy()).toEqual(['worker-older', 'worker-slow']);
  // Locks count once a worker had the time to take its own again.
  expect(performance.now() - begun).toBeGreaterThan(2_900);
});

test('a worker that is unseen for long is dead, whatever it holds or is', async () => {
  await worker('worker-frozen', 21, 'locks');
  await worker('worker-older', 21, 'older');
  const frozen = await holdLock('worker-frozen');
  ends.push(() => frozen.end());
  await new Promise<void>((resolve) => begin(resolve));
  expect(await lockedBy()).toEqual([]);
});

test('a worker holds its lock as long as it lives, and lets it go with its connection', async () => {
  const heartbeat = begin();
  heartbeat.add('worker-alive');
  await heartbeat.ready();
  const isHeld = async () => {
    const { rows } = await owner.pool.query<{ held: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and classid = 47
        and objid = (hashtext('worker-alive')::bigint & 4294967295)::oid and granted) as held`,
    );
    return rows[0]?.held;
  };
  const until = async (wanted: boolean) => {
    while ((await isHeld()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  expect(await isHeld()).toBe(true);
  await owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'merchloom-heartbeat'`,
  );
  // It takes it again with a new connection.
  await until(false);
  await until(true);
  const { rows } = await owner.pool.query(`select worker_id as id from worker_heartbeats order by 1`);
  expect(rows).toEqual([{ id: 'lock:worker-alive' }, { id: 'worker-alive' }]);
  await ends.pop()?.();
  await until(false);
});
