/** @jest-environment node */
import type { ScheduledJob } from '@/lib/db/enqueue';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { startJobRunner, type JobRunner, type ScheduledTaskTable, type TaskTable } from '.';

jest.setTimeout(60_000);

let database: TestDatabase;
let owner: ReturnType<typeof openOwnerPool>;
let runner: JobRunner | undefined;
beforeEach(async () => {
  setTestEnv(TEST_SECRETS);
  database = await createTestDatabase();
  owner = openOwnerPool(database.ownerUrl);
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  await owner.close();
  await database.close();
});

interface Ran {
  counts: Record<string, number>;
  /** Resolves when the task has begun this often. */
  until(task: string, times: number): Promise<void>;
}

/** Starts a worker whose tasks only count, but for those given. */
async function start(
  scheduled: Partial<ScheduledTaskTable> = {},
  draw: () => Promise<void> = () => Promise.resolve(),
): Promise<Ran> {
  const counts: Record<string, number> = {};
  const waiting = new Set<() => void>();
  const note = (task: string) => {
    counts[task] = (counts[task] ?? 0) + 1;
    for (const look of waiting) look();
  };
  const scheduledTask = (task: ScheduledJob) => async (stopping: AbortSignal) => {
    note(task);
    await scheduled[task]?.(stopping);
  };
  const tasks: Partial<TaskTable> = {
    'send-account-mail': async () => note('send-account-mail'),
    'process-upload': async () => {
      note('process-upload');
      await draw();
    },
  };
  runner = await startJobRunner({
    connectionString: database.ownerUrl,
    tasks: tasks as TaskTable,
    scheduled: {
      'reconcile-payments': scheduledTask('reconcile-payments'),
      'warm-previews': scheduledTask('warm-previews'),
      'clear-unused': scheduledTask('clear-unused'),
      'merge-figures': scheduledTask('merge-figures'),
      'purge-events': scheduledTask('purge-events'),
      'purge-products': scheduledTask('purge-products'),
      'purge-people': scheduledTask('purge-people'),
      'clear-webhooks': scheduledTask('clear-webhooks'),
      'lapse-bulk-orders': scheduledTask('lapse-bulk-orders'),
      'issue-statements': scheduledTask('issue-statements'),
      'clear-personal-data': scheduledTask('clear-personal-data'),
      'remind-of-cases': scheduledTask('remind-of-cases'),
      'remind-of-issues': scheduledTask('remind-of-issues'),
      'retry-routing': scheduledTask('retry-routing'),
      'send-submissions': scheduledTask('send-submissions'),
      'mark-late': scheduledTask('mark-late'),
      'tell-late': scheduledTask('tell-late'),
      'remind-of-cards': scheduledTask('remind-of-cards'),
      'look-at-shop-products': scheduledTask('look-at-shop-products'),
      'look-at-shops': scheduledTask('look-at-shops'),
      'clear-shop-inbox': scheduledTask('clear-shop-inbox'),
      'look-after-waiting': scheduledTask('look-after-waiting'),
    },
    concurrency: 1,
  });
  const until = (task: string, times: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if ((counts[task] ?? 0) < times) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { counts, until };
}

/** What the clock does when a task's turn comes. */
const turn = (task: ScheduledJob) =>
  owner.pool.query(
    `select graphile_worker.add_job($1, '{}', queue_name => $1, max_attempts => 1, job_key => $1)`,
    [task],
  );

test('each scheduled task runs when the worker starts; one that fails runs at its next turn', async () => {
  const ran = await start({ 'reconcile-payments': () => Promise.reject(new Error('down')) });
  await Promise.all(
    [
      'reconcile-payments',
      'warm-previews',
      'clear-unused',
      'purge-events',
      'purge-products',
      'look-after-waiting',
    ].map((task) => ran.until(task, 1)),
  );
  await turn('reconcile-payments');
  await ran.until('reconcile-payments', 2);
});

test('a long run holds up no other job, and no second run of its task begins meanwhile', async () => {
  let end: () => void = () => undefined;
  const long = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ran = await start({ 'warm-previews': () => long });
  await ran.until('warm-previews', 1);
  await turn('warm-previews');
  await turn('warm-previews');
  await owner.pool.query(`select graphile_worker.add_job('send-account-mail', '{}')`);
  await ran.until('send-account-mail', 1);
  expect(ran.counts['warm-previews']).toBe(1);
  end();
  await ran.until('warm-previews', 2);
});

test('a stranger’s many pictures hold up no mail, and not the picture of somebody else', async () => {
  let end: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ran = await start({}, () => drawn);
  const picture = (line: string) =>
    owner.pool.query(`select graphile_worker.add_job('process-upload', '{}', queue_name => $1)`, [line]);
  for (let index = 0; index < 12; index += 1) await picture('pictures:builder:1');
  await ran.until('process-upload', 1);
  await owner.pool.query(`select graphile_worker.add_job('send-account-mail', '{}')`);
  await ran.until('send-account-mail', 1);
  expect(ran.counts['process-upload']).toBe(1);
  await picture('pictures:builder:2');
  await ran.until('process-upload', 2);
  end();
  await ran.until('process-upload', 13);
});

test('stop asks the run in hand to end, and waits for it', async () => {
  let ended = false;
  const ran = await start({
    'warm-previews': async (stopping) => {
      if (!stopping.aborted) {
        await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }));
      }
      await new Promise((resolve) => setImmediate(resolve));
      ended = true;
    },
  });
  await ran.until('warm-previews', 1);
  expect(ended).toBe(false);
  await runner?.stop();
  runner = undefined;
  expect(ended).toBe(true);
});

test('jobs and queues that a killed worker held are freed when another one starts', async () => {
  // The queue's tables exist since the database was migrated; a job with a queue locks that too.
  await owner.pool.query(`select graphile_worker.add_job('send-account-mail', '{}', queue_name => 'mails')`);
  await owner.pool.query(`update graphile_worker._private_jobs
    set locked_at = now() - interval '1 minute', locked_by = 'worker-killed', attempts = 1`);
  await owner.pool.query(`update graphile_worker._private_job_queues
    set locked_at = now() - interval '1 minute', locked_by = 'worker-killed'`);
  const ran = await start();
  await ran.until('send-account-mail', 1);
});
