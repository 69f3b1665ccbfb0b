/** @jest-environment node */
import { jobSpec } from '@/lib/db/enqueue';
import { setClock } from '@/lib/kernel/clock';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { noticeHandlers } from '@/lib/modules/accounts/api/notices';
import type { OwnNotice } from '@/lib/modules/accounts/contract/notices';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { sendDigest } from './send-digest';

jest.setTimeout(60_000);

const [ISLA, CALLUM, ORLA] = [
  'admin@fjord-fern.example',
  'manager@fjord-fern.example',
  'service@fjord-fern.example',
];
const FJORD = { tenantId: 'ten_fjord', actor: 'system' } as const;

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld(noticeHandlers);
});
afterAll(() => world.close());
afterEach(async () => {
  setClock(() => new Date());
  world.caught.length = 0;
  for (const table of ['rate_limits', 'notice_choices', 'kept_notices', 'graphile_worker._private_jobs'])
    await world.asOwner(`delete from ${table}`);
});

async function by(email: string) {
  const login = await world.ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const authorization = `Bearer ${(login.json as unknown as { token: string }).token}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const listed = (answer: { json: unknown }) =>
    Object.fromEntries(
      (answer.json as { data: { notices: OwnNotice[] } }).data.notices.map(({ notice, way }) => [
        notice,
        way,
      ]),
    );
  return {
    list: async () => listed(await world.ask('/api/user/notices', { headers })),
    choose: (notice: string, way: string) =>
      world.ask('/api/user/notices', { method: 'POST', headers, body: JSON.stringify({ notice, way }) }),
  };
}

/** Tells the client's people of a case, as its job does: one job for each reader, each then run. */
async function tell(name: string): Promise<void> {
  await mailEachAdmin(FJORD, {}, work(name));
  const ids = await world.asOwner<{ id: string }>(
    `select payload ->> 'userId' as id from graphile_worker._private_jobs where payload ->> 'caseId' = '${name}'`,
  );
  for (const { id } of ids) await mailEachAdmin(FJORD, { userId: id }, work(name));
}
const work = (name: string): Parameters<typeof mailEachAdmin>[2] => ({
  notice: 'cases',
  jobFor: ({ id: userId }) =>
    jobSpec('send-case-notice', {
      tenantId: 'ten_fjord',
      orderId: 'ord_1',
      caseId: name,
      kind: 'opened',
      userId,
    }),
  send: (to) => {
    const actions = [{ label: 'Open', url: `https://shop.example/orders/${name}` }];
    const model = {
      ...PLATFORM_LOOK,
      lang: to.lang,
      subject: `Case ${name}`,
      preview: '',
      heading: `Case ${name}`,
    };
    return sendToAdmin(to, { ...model, intro: '', actions, note: '', footer: [] }, name);
  },
});
const digests = () =>
  world.asOwner<{ userId: string; due: string; runAt: Date }>(
    `select payload ->> 'userId' as "userId", payload ->> 'due' as due, run_at as "runAt"
     from graphile_worker._private_jobs where payload ->> 'due' is not null order by run_at`,
  );
const runDigest = ({ userId, due }: { userId: string; due: string }) =>
  sendDigest({ userId, due: Number(due) });
const setRole = (email: string, role: string) =>
  world.asOwner(`update users set role = '${role}' where email = '${email}'`);

describe('which mails a person gets (D42-10)', () => {
  test('each sees the groups that the role may read; only admins have them on from the start', async () => {
    const own = { exports: 'live', approvals: 'live', mentions: 'live' };
    expect(await (await by(ISLA)).list()).toEqual({
      waiting: 'live',
      cases: 'live',
      money: 'live',
      credit: 'live',
      statements: 'live',
      exports: 'live',
      approvals: 'live',
      webhooks: 'live',
      privacy: 'live',
      mentions: 'live',
    });
    const manager = await (await by(CALLUM)).list();
    expect(manager).toEqual({ ...own, waiting: 'off', cases: 'off', money: 'off' });
    expect(await (await by(ORLA)).list()).toEqual({ ...own, cases: 'off' });
    const [staff] = await world.asOwner<{ email: string }>(
      `select email from users where superadmin and role = 'admin'`,
    );
    expect(await (await by(staff?.email ?? '')).list()).toEqual(own);
  });

  test('a choice is audited once, a foreign group and a required one are refused', async () => {
    const orla = await by(ORLA);
    await orla.choose('cases', 'live');
    await orla.choose('cases', 'live');
    expect(await orla.list()).toMatchObject({ cases: 'live' });
    const rows = await world.asOwner<{ data: unknown }>(
      `select data from platform_audit where action = 'auth.notice_chosen'`,
    );
    expect(rows).toEqual([{ data: { notice: 'cases', from: 'off', to: 'live' } }]);
    expect((await orla.choose('credit', 'live')).status).toBe(422);
    expect((await (await by(ISLA)).choose('privacy', 'off')).status).toBe(422);
  });

  test('who chose a group gets it, who turned it off does not, and a role that may not see it never does', async () => {
    await (await by(ORLA)).choose('cases', 'live');
    await (await by(ISLA)).choose('cases', 'off');
    await tell('case_1');
    expect(world.caught.map(({ to }) => to)).toEqual([[ORLA]]);
    expect(world.caught[0]?.read.text).toContain('/settings#notices');
    await world.asOwner(
      `insert into notice_choices select id, 'credit', 'live' from users where email = '${ORLA}'`,
    );
    await mailEachAdmin(FJORD, {}, { ...work('case_2'), notice: 'credit' });
    expect(
      await world.asOwner(
        `select 1 from graphile_worker._private_jobs j join users u on u.id = payload ->> 'userId'
         where payload ->> 'caseId' = 'case_2' and u.email = '${ORLA}'`,
      ),
    ).toEqual([]);
  });
});

describe('the daily mail (D42-11)', () => {
  test('comes once, at eight in the client’s zone, with all that was kept, each once', async () => {
    setClock(() => new Date('2026-07-01T09:30:00Z'));
    await (await by(ISLA)).choose('cases', 'daily');
    await tell('case_1');
    await tell('case_1');
    await tell('case_2');
    expect(world.caught).toEqual([]);
    const [job, ...others] = await digests();
    expect(others).toEqual([]);
    expect(job?.runAt).toEqual(new Date('2026-07-02T07:00:00Z'));
    if (!job) return;
    await runDigest(job);
    await runDigest(job);
    expect(world.caught).toHaveLength(1);
    const text = world.caught[0]?.read.text ?? '';
    expect([...text.matchAll(/Case (case_\d)/g)].map(([, name]) => name)).toEqual(['case_1', 'case_2']);
    expect(await world.asOwner('select 1 from kept_notices')).toEqual([]);
  });

  test.each([
    ['disabled', `update users set disabled_at = now() where email = '${ISLA}'`, `disabled_at = null`],
    ['turned off', `update notice_choices set way = 'off'`, `disabled_at = null`],
  ])('nothing is sent, and nothing stays, once the person has it %s', async (_what, change, back) => {
    await (await by(ISLA)).choose('cases', 'daily');
    await tell('case_1');
    await world.asOwner(change);
    for (const job of await digests()) await runDigest(job);
    await world.asOwner(`update users set ${back} where email = '${ISLA}'`);
    expect(world.caught).toEqual([]);
    expect(await world.asOwner('select 1 from kept_notices')).toEqual([]);
  });

  test('what a new role may not see is left out', async () => {
    await (await by(ISLA)).choose('cases', 'daily');
    await tell('case_1');
    await world.asOwner(`update kept_notices set notice = 'credit'`);
    await world.asOwner(`update notice_choices set notice = 'credit'`);
    await setRole(ISLA, 'customer_service');
    for (const job of await digests()) await runDigest(job);
    await setRole(ISLA, 'admin');
    expect(world.caught).toEqual([]);
  });

  test('one person’s broken mail holds up no one else’s', async () => {
    for (const email of [ISLA, ORLA]) await (await by(email)).choose('cases', 'daily');
    await tell('case_1');
    const jobs = await digests();
    expect(jobs).toHaveLength(2);
    await world.asOwner(`update users set email = 'not an address' where email = '${ISLA}'`);
    const ended = await Promise.allSettled(jobs.map(runDigest));
    await world.asOwner(`update users set email = '${ISLA}' where email = 'not an address'`);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(world.caught.map(({ to }) => to)).toEqual([[ORLA]]);
    // It stays for the job's next try.
    expect(await world.asOwner('select 1 from kept_notices')).toHaveLength(1);
  });
});
