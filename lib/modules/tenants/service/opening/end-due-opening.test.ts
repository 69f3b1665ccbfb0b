/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { tasks } from '@/lib/modules/tenants/jobs';

jest.setTimeout(60_000);

const MANAGER = 'accounts@merchloom.example';
const MINUTE = 60_000;

let world: AccountWorld;
let unset: () => void = () => undefined;
beforeAll(async () => {
  world = await startAccountWorld([...ALL_HANDLERS]);
});
afterAll(() => world.close());
afterEach(async () => {
  unset();
  await world.asOwner('update client_openings set closed_at = opened_at where closed_at is null');
});

const open = (tenant = 'ten_fjord') =>
  world.post(`/api/clients/${tenant}/open`, { reason: 'They asked us to' }, MANAGER);
const jobs = () =>
  world.asOwner<{ id: string; at: Date }>(
    `select j.payload ->> 'openingId' as id, j.run_at as at from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'end-client-opening' order by j.id`,
  );
const ended = () =>
  world.sql<Record<string, unknown>>(
    `select actor, actor_user_id as who, on_behalf_of as whom, subject_label as label, data
     from audit_log where tenant_id = 'ten_fjord' and action = 'tenant.opening_ended' order by at, id`,
  );
const inPlatform = async () =>
  (await world.asOwner("select 1 from platform_audit where action = 'tenant.opening_ended'")).length;
const later = (minutes: number) => {
  unset();
  const at = Date.now() + minutes * MINUTE;
  unset = setClock(() => new Date(at));
};
const run = (openingId = '') => tasks['end-client-opening']({ openingId });

test('an opening that nobody ends is ended by its time, and told once in both logs (D43-11)', async () => {
  const { json } = await open();
  const job = (await jobs()).at(-1);
  expect(job?.at.toISOString()).toBe(json.data['ends_at']);
  const [before, platform] = [(await ended()).length, await inPlatform()];
  await run(job?.id);
  expect(await ended()).toHaveLength(before);
  later(31);
  await Promise.all([1, 2, 3].map(() => run(job?.id)));
  const rows = await ended();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toEqual({
    actor: 'staff',
    who: 'usr_accounts',
    whom: 'ten_fjord',
    label: 'Fjord & Fern Coffee',
    data: { by: 'time', at: json.data['ends_at'] },
  });
  expect(await inPlatform()).toBe(platform + 1);
});

test('one that was ended by hand is not told again', async () => {
  await open();
  const job = (await jobs()).at(-1);
  await world.post('/api/clients/ten_fjord/end-opening', undefined, MANAGER);
  const before = await ended();
  later(31);
  await run(job?.id);
  expect(await ended()).toEqual(before);
});

test('whoever opens another client after its end, before the job came, tells it instead of the job', async () => {
  await open();
  const job = (await jobs()).at(-1);
  const before = (await ended()).length;
  later(31);
  const [answer] = await Promise.all([open('ten_lumen'), run(job?.id)]);
  expect(answer.status).toBe(200);
  await run(job?.id);
  const rows = await ended();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({ data: { by: 'time' } });
});

test('an opening that is forgotten with its person is no fault', async () => {
  await expect(run('opn_gone')).resolves.toBeUndefined();
});
