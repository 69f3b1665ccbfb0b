/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import {
  answerApproval,
  revokeApproval,
  type ApprovalView,
} from '@/lib/modules/storefront/contract/approvals';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { approvalCalls, CHANGES, shownIn, tokenOf } from '@/scripts/test/approvals';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

let world: DemoWorld;
let undo: (() => void) | undefined;
let calls: ReturnType<typeof approvalCalls>;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  calls = approvalCalls(world);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));
afterEach(() => undo?.());

describe('an answer', () => {
  const jobs = () =>
    world.asOwner<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-approval-mail' order by j.id`,
    );

  test('reaches the editor with who and when, is replaced by another, and counts once', async () => {
    const made = await calls.make();
    const token = tokenOf(made);
    const first = await calls.answer(token, CHANGES);
    check(answerApproval, first);
    const repeated = await Promise.all([calls.answer(token, CHANGES), calls.answer(token, CHANGES)]);
    for (const one of repeated) expect(one.json).toEqual(first.json);
    expect(await jobs()).toContainEqual({ payload: { tenantId: 'ten_fjord', approvalId: made.id } });
    expect((await calls.list())[0]).toMatchObject({ id: made.id, answer: CHANGES });
    expect((await calls.list())[0]?.answer?.answered_at).toBe(
      (first.json.data as unknown as ApprovalView).answer?.answered_at,
    );
    await calls.answer(token, { verdict: 'approved', name: 'Ada Fern' });
    expect(shownIn(await calls.look(token)).approval?.answer).toMatchObject({
      verdict: 'approved',
      note: '',
    });
    const rows = await world.sql(
      `select actor, data from audit_log where action = 'store.approval_answered' and data ->> 'approval' = $1
       order by at, id`,
      [made.id],
    );
    const data = { approval: made.id, version: made.version };
    expect(rows).toEqual([
      { actor: 'shopper', data: { ...data, verdict: 'changes' } },
      { actor: 'shopper', data: { ...data, verdict: 'approved' } },
    ]);
    check(revokeApproval, await calls.revoke(made.id));
    expect((await calls.list())[0]).toMatchObject({ state: 'revoked', answer: { verdict: 'approved' } });
    expect((await calls.answer(token, CHANGES)).status).toBe(410);
  });

  test.each([
    ['changes without words', { verdict: 'changes', name: 'Ada', note: ' ' }, { note: ['required'] }],
    ['no name', { verdict: 'approved', name: ' \u202E ' }, { name: ['required'] }],
    ['2,001 characters', { ...CHANGES, note: 'x'.repeat(2001) }, { note: ['too_long'] }],
    ['a name of 121 characters', { ...CHANGES, name: 'x'.repeat(121) }, { name: ['too_long'] }],
  ])('is refused with %s, at its field', async (_, body, codes) => {
    const made = await calls.make();
    const refused = await calls.answer(tokenOf(made), body);
    expect([refused.status, refused.json.codes]).toEqual([422, codes]);
    await calls.revoke(made.id);
  });

  test('is limited: the 21st different one of a link in an hour', async () => {
    undo = setClock(() => new Date('2026-12-01T12:00:10Z'));
    const made = await calls.make();
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await calls.answer(tokenOf(made), { ...CHANGES, note: `No. ${index}` })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await calls.answer(tokenOf(made), { ...CHANGES, note: 'No. 19' })).status).toBe(200);
    await calls.revoke(made.id);
  });
});
