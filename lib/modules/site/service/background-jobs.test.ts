/** @jest-environment node */
import { jobHandlers } from '@/lib/modules/site/api/background-jobs';
import * as contract from '@/lib/modules/site/contract/background-jobs';
import type { JobPage, TaskCounts } from '@/lib/modules/site/contract/background-jobs';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(90_000);

const [SUPER, CARE, ACCOUNTS, ISLA] = [
  'super@merchloom.example',
  'care@merchloom.example',
  'accounts@merchloom.example',
  'admin@fjord-fern.example',
];

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(jobHandlers);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from graphile_worker._private_jobs'));

const QUEUE = 'graphile_worker._private_jobs';

async function add(task: string, change = ''): Promise<string> {
  const payload = JSON.stringify({
    tenantId: 'ten_fjord',
    orderId: 'ord_secret1',
    email: 'ada@shopper.example',
  });
  const [job] = await world.asOwner<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('${task}', '${payload}'::json)`,
  );
  const id = job?.id ?? '';
  if (change) await world.asOwner(`update ${QUEUE} set ${change} where id = ${id}`);
  return id;
}
const PARKED = `attempts = max_attempts, last_error = '550 unknown ada@shopper.example'`;
const FAILING = `attempts = 3, last_error = 'connect ECONNREFUSED 10.0.0.7:25'`;
const RUNNING = `attempts = 1, locked_at = now(), locked_by = 'worker-1'`;

async function page(query: Record<string, string> = {}): Promise<JobPage> {
  const answer = await world.get(`/api/background-jobs?${new URLSearchParams(query)}`, SUPER);
  check(contract.listJobs, answer);
  return answer.json.data as unknown as JobPage;
}
async function counts(): Promise<TaskCounts[]> {
  const answer = await world.get('/api/background-jobs/counts', SUPER);
  check(contract.countJobs, answer);
  return (answer.json.data as unknown as { tasks: TaskCounts[] }).tasks;
}
const act = (id: string, verb: 'retry' | 'cancel', who = SUPER) =>
  world.post(`/api/background-jobs/${id}/${verb}`, {}, who);
const row = async (id: string) =>
  (
    await world.asOwner<{ attempts: number; due: boolean }>(
      `select attempts, run_at <= now() as due from ${QUEUE} where id = ${id}`,
    )
  )[0];
const logged = () =>
  world.asOwner<{ action: string; subject: string; subject_label: string; data: unknown }>(
    `select action, subject, subject_label, data from platform_audit where action like 'job.%' order by at, id`,
  );

test('jobs by state and task, with tries, and of payload and error nothing but ids and a code (S2.2-267, S2.2-268)', async () => {
  const parked = await add('send-order-mail', PARKED);
  const failing = await add('send-order-mail', FAILING);
  await add('purge-store', RUNNING);
  await add('purge-store');
  const { jobs } = await page();
  expect(jobs.map(({ task, state, tries, error }) => [task, state, tries, error])).toEqual([
    ['send-order-mail', 'parked', 25, null],
    ['send-order-mail', 'failing', 3, 'ECONNREFUSED'],
    ['purge-store', 'running', 1, null],
    ['purge-store', 'waiting', 0, null],
  ]);
  expect(jobs[0]?.ids).toEqual([
    { field: 'tenantId', id: 'ten_fjord' },
    { field: 'orderId', id: 'ord_secret1' },
  ]);
  expect(JSON.stringify(jobs)).not.toMatch(/ada@|10\.0\.0\.7/);
  expect((await page({ state: 'parked' })).jobs.map(({ id }) => id)).toEqual([parked]);
  expect((await page({ task: 'send-order-mail' })).jobs.map(({ id }) => id)).toEqual([parked, failing]);
  const oldest = expect.any(String) as unknown;
  expect(await counts()).toEqual([
    { task: 'send-order-mail', parked: 1, failing: 1, running: 0, waiting: 0, oldest_at: oldest },
    { task: 'purge-store', parked: 0, failing: 0, running: 1, waiting: 1, oldest_at: oldest },
  ]);
});

test('a parked job is tried again at once, a waiting one is cancelled, each once and audited (S2.2-269)', async () => {
  const parked = await add('send-order-mail', `${PARKED}, run_at = now() + interval '1 day'`);
  const answers = [await act(parked, 'retry'), await act(parked, 'retry')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await row(parked)).toEqual({ attempts: 0, due: true });
  expect((await act(parked, 'cancel')).json.data).toMatchObject({ state: 'parked' });
  expect((await page({ state: 'parked' })).jobs[0]?.error).toBe('cancelled_by_staff');
  await act(parked, 'cancel');
  expect(await logged()).toEqual([
    {
      action: 'job.retried',
      subject: parked,
      subject_label: 'send-order-mail',
      data: { state: 'parked', tries: 25 },
    },
    {
      action: 'job.cancelled',
      subject: parked,
      subject_label: 'send-order-mail',
      data: { state: 'waiting', tries: 0 },
    },
  ]);
});

test('a job that a worker has is left to it, and one that is done is not found', async () => {
  const running = await add('purge-store', RUNNING);
  for (const verb of ['retry', 'cancel'] as const) {
    expect((await act(running, verb)).status).toBe(409);
    expect((await act('999999999', verb)).status).toBe(404);
  }
  expect(await row(running)).toMatchObject({ attempts: 1 });
});

test('admins of staff alone see and change jobs', async () => {
  const id = await add('purge-store');
  for (const [who, status] of [
    [CARE, 403],
    [ACCOUNTS, 403],
    [ISLA, 404],
  ] as const) {
    expect((await world.get('/api/background-jobs', who)).status).toBe(status);
    expect((await world.get('/api/background-jobs/counts', who)).status).toBe(status);
    expect((await act(id, 'cancel', who)).status).toBe(status);
  }
  expect(await row(id)).toMatchObject({ attempts: 0 });
});

test('100,000 jobs: counts and a page are answered while a person waits, and pages leave none out', async () => {
  await add('purge-store');
  await world.asOwner(
    `insert into ${QUEUE} (task_id, payload, attempts) select task_id, payload, case when n % 20000 = 0 then 25 else 0 end
     from ${QUEUE}, generate_series(1, 100000) n`,
  );
  const began = performance.now();
  expect((await counts())[0]).toMatchObject({ parked: 5, waiting: 99_996 });
  const first = await page({ limit: '100' });
  const parked = await page({ state: 'parked', limit: '3' });
  const took = performance.now() - began;
  expect(took).toBeLessThan(6000);
  expect(first.jobs).toHaveLength(100);
  const rest = await page({ state: 'parked', limit: '3', cursor: parked.next_cursor ?? '' });
  const all = [...parked.jobs, ...rest.jobs].map(({ id }) => id);
  expect([new Set(all).size, rest.next_cursor]).toEqual([5, null]);
});
