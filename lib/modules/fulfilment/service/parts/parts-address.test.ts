/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import type { AddressChange, AddressOutcome, SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { fixAddressByLink } from '@/lib/modules/order-changes/service/fix-by-link';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { readFixPage } from '@/lib/modules/order-changes/service/read-fix-page';
import { readRouting } from '@/lib/modules/fulfilment/service/read-routing';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { fixToken } from '@/lib/modules/orders/service/fix-link';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { PartsWorld } from '@/scripts/test/parts-world';
import { tellAddress } from './tell-address';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
const mockPrinters = new Map<string, () => Promise<SubmitOutcome>>();
const mockTold: AddressChange[] = [];
let mockSays: () => Promise<AddressOutcome> = () => Promise.resolve({ kind: 'accepted' });
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    changeAddress: async (change: AddressChange) => {
      mockTold.push(change);
      return mockSays();
    },
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      const does = mockPrinters.get(order.fulfillerId);
      return does ? does() : { kind: 'accepted', externalId: `ext_${order.reference}` };
    },
  }),
}));

const STREET = '14 Harbour Street';
const track = { carrier: 'Post', number: 'P1', url: 'https://post.example/P1' };
const CLIENT_ADMIN = { ...CLIENT, userId: ISLA.id };

let at: PartsWorld;
beforeAll(async () => {
  at = await PartsWorld.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  mockPrinters.clear();
  await at.order();
  await at.sql(`update orders set edit_until = null where id = $1`, [at.at.orderId]);
  mockSent.length = 0;
  mockTold.length = 0;
  mockSays = () => Promise.resolve({ kind: 'accepted' });
  await at.owner('delete from graphile_worker._private_jobs');
});

/** Whom each printer was asked to send to, as often as it was asked. */
const streets = () =>
  mockSent
    .map(({ fulfillerId, recipient }) => [fulfillerId, recipient.addressLines[0] === STREET])
    .toSorted();
const former = async () =>
  (await readRouting(CLIENT, ISLA, at.at.orderId)).parts.map(({ status, former_address }) => [
    status,
    former_address,
  ]);
async function token(): Promise<string> {
  const [row] = await at.sql<{ id: string }>(
    `select id from order_issues where order_id = $1 and ended_at is null`,
    [at.at.orderId],
  );
  return fixToken({ tenantId: CLIENT.tenantId, issueId: row?.id ?? '' });
}
async function fixByLink() {
  const link = await token();
  const page = await readFixPage(link, 'req_parts');
  if (!page.address) throw new Error('no address to fix');
  const { now, version } = page.address;
  const fixed = await fixAddressByLink(link, 'req_parts', { ...now, address_first_line: STREET, version });
  return { page, fixed, later: await readFixPage(link, 'req_parts') };
}
const fixByClient = async () => {
  const { version, address } = await readAddress(CLIENT, at.at.orderId);
  await fixAddress(CLIENT_ADMIN, ISLA, at.at.orderId, { ...address, address_first_line: STREET, version });
};
const again = () => submitOrder({ ...at.at.key, since: Date.now() });

describe('an address that is corrected once a part was sent (D32-83)', () => {
  test('by the recipient’s link: the part that its printer questions is sent again, and the person learns what it no longer reaches', async () => {
    mockPrinters.set('ful_mug', () => Promise.reject(new Error('the line is dead')));
    await at.submit();
    await at.tell('ful_mug', 'address_issue');
    await at.tell('ful_tee', 'in_production');
    mockPrinters.clear();
    const { page, fixed, later } = await fixByLink();
    const tees = [{ name: expect.stringMatching('Tee'), quantity: 2 }];
    expect([page.too_late, fixed.state, fixed.too_late]).toEqual([tees, 'solved', tees]);
    // A link that was used shows nothing of the order.
    expect(later.too_late).toEqual([]);
    await again();
    expect(streets()).toEqual([
      ['ful_mug', false],
      ['ful_mug', true],
      ['ful_tee', false],
    ]);
    const mugs = mockSent.filter(({ fulfillerId }) => fulfillerId === 'ful_mug');
    expect(new Set(mugs.map(({ reference }) => reference)).size).toBe(2);
    expect(await former()).toEqual([
      ['in_production', true],
      ['submitted_to_fulfiller', false],
    ]);
    await again();
    expect(mockSent).toHaveLength(3);
  });

  test('by the client: it reaches the part that no printer has, and the order’s page says which it doesn’t', async () => {
    await at.printer('ful_spare', ['mug'], 9);
    mockPrinters.set('ful_mug', () => Promise.resolve({ kind: 'rejected', reason: 'no ink' }));
    await at.submit();
    expect(await at.status()).toBe('queued_submitting_to_fulfiller');
    expect((await former()).map(([, said]) => said)).toEqual([false, false]);
    await fixByClient();
    await at.submit();
    expect(streets()).toEqual([
      ['ful_mug', false],
      ['ful_spare', true],
      ['ful_tee', false],
    ]);
    expect(await former()).toEqual([
      ['submitted_to_fulfiller', true],
      ['submitted_to_fulfiller', false],
    ]);
  });

  test('by support once one part is shipped: the waiting one takes it, the shipped one keeps what it was sent to (S5-68)', async () => {
    await at.printer('ful_spare', ['mug'], 9);
    mockPrinters.set('ful_mug', () => Promise.resolve({ kind: 'rejected', reason: 'no ink' }));
    await at.submit();
    await at.tell('ful_tee', 'shipped', { tracking: track });
    expect(await at.status()).toBe('queued_submitting_to_fulfiller');
    const { version, address } = await readAddress(CLIENT, at.at.orderId);
    const support = { ...ISLA, id: 'usr_super', superadmin: true };
    const by = { ...CLIENT, actor: 'staff', userId: 'usr_super' } as const;
    await fixAddress(by, support, at.at.orderId, { ...address, address_first_line: STREET, version });
    await at.submit();
    expect(streets()).toEqual([
      ['ful_mug', false],
      ['ful_spare', true],
      ['ful_tee', false],
    ]);
    expect(await former()).toEqual([
      ['shipped', true],
      ['submitted_to_fulfiller', false],
    ]);
  });

  test('while a part is parked: it is sent again to the new one, by the reference that its printer may know (S5-69)', async () => {
    mockPrinters.set('ful_mug', () => Promise.reject(new Error('the line is dead')));
    await at.submit();
    await at.useUpTries('ful_mug');
    await at.owner('delete from fulfiller_lines');
    await at.submit();
    expect(await at.status()).toBe('fulfiller_submission_error');
    mockPrinters.clear();
    await at.owner('delete from fulfiller_lines');
    await fixByClient();
    expect(await at.status()).toBe('submitting_to_fulfiller');
    await at.submit();
    expect(streets()).toEqual([
      ['ful_mug', false],
      ['ful_mug', false],
      ['ful_mug', true],
      ['ful_tee', false],
    ]);
    const mugs = mockSent.filter(({ fulfillerId }) => fulfillerId === 'ful_mug');
    expect(new Set(mugs.map(({ reference }) => reference)).size).toBe(1);
    expect(await former()).toEqual([
      ['submitted_to_fulfiller', true],
      ['submitted_to_fulfiller', false],
    ]);
    await at.submit();
    expect(mockSent).toHaveLength(4);
  });

  test('a printer that questions it once it makes the part moves nothing', async () => {
    await at.submit();
    await at.tell('ful_tee', 'in_production');
    await at.tell('ful_tee', 'address_issue');
    expect(await at.places()).toMatchObject({ ful_tee: 'in_production' });
    const [row] = await at.sql<{ moved: boolean }>(
      `select moved from order_history where order_id = $1 and to_status = 'address_issue'`,
      [at.at.orderId],
    );
    expect(row?.moved).toBe(false);
  });
});

describe('a printer that has a part is told the corrected address', () => {
  type Job = Parameters<typeof tellAddress>[0];
  /** The jobs that tell printers, taken from the queue. */
  const jobs = async () => {
    const rows = await at.owner(
      `delete from graphile_worker._private_jobs where key like 'address:%' returning payload, run_at`,
    );
    return rows as unknown as { payload: Job; run_at: Date }[];
  };
  const post = async () => {
    for (const { payload } of await jobs()) await tellAddress(payload);
  };
  const said = async () =>
    (await readRouting(CLIENT, ISLA, at.at.orderId)).parts.map((part) => [
      part.address_told,
      part.former_address,
    ]);
  const history = () =>
    at.sql<{ reason: string; actor: string }>(
      `select reason, actor from order_history where order_id = $1 and reason like 'address\\_%' order by at`,
      [at.at.orderId],
    );
  /** The tees are accepted and the mugs wait for a printer; then the address is corrected. */
  async function correct(): Promise<void> {
    mockPrinters.set('ful_mug', () => Promise.resolve({ kind: 'rejected', reason: 'no ink' }));
    await at.submit();
    await fixByClient();
  }

  test('by a job, and goes there; a repeat is the same change and is kept once (S5-71)', async () => {
    await correct();
    expect(mockTold).toEqual([]);
    expect(await said()).toEqual([
      ['waiting', true],
      [null, false],
    ]);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    // Its worker can't store the answer, and dies: another one asks again.
    await at.owner(`create function refuse_told() returns trigger language plpgsql as $$ begin
        if new.action = 'order.address_told' then raise exception 'broken'; end if; return new; end $$;
      create trigger refuse_told before insert on audit_log for each row execute function refuse_told()`);
    await expect(tellAddress(job.payload)).rejects.toThrow();
    await at.owner('drop trigger refuse_told on audit_log; drop function refuse_told()');
    expect((await said())[0]).toEqual(['waiting', true]);
    await Promise.all([tellAddress(job.payload), tellAddress(job.payload)]);
    await tellAddress(job.payload);
    expect(new Set(mockTold.map(({ reference, sequence }) => `${reference} ${sequence}`)).size).toBe(1);
    expect(mockTold[0]).toMatchObject({ fulfillerId: 'ful_tee', sequence: 1 });
    expect(mockTold[0]?.recipient.addressLines[0]).toBe(STREET);
    expect(await said()).toEqual([
      ['accepted', false],
      [null, false],
    ]);
    expect(await history()).toEqual([{ reason: 'address_accepted', actor: 'fulfiller' }]);
    const log = await at.sql<{ data: unknown }>(
      `select data from audit_log where subject_id = $1 and action = 'order.address_told'`,
      [at.at.orderId],
    );
    expect(log).toEqual([{ data: { fulfiller: 'ful_tee', part: 1, result: 'approved' } }]);
  });

  test('by the recipient’s link too; what it answers is said at the part and in the history (S5-71)', async () => {
    mockPrinters.set('ful_mug', () => Promise.reject(new Error('the line is dead')));
    await at.submit();
    await at.tell('ful_mug', 'address_issue');
    await fixByLink();
    mockSays = () => Promise.resolve({ kind: 'too_late' });
    await post();
    expect((await said())[0]).toEqual(['too_late', true]);
    expect(mockTold.map(({ fulfillerId }) => fulfillerId)).toEqual(['ful_tee']);
    expect(await history()).toEqual([{ reason: 'address_too_late', actor: 'fulfiller' }]);
  });

  test('one that has no such call is named so, and its orders go on (S5-72)', async () => {
    await correct();
    mockSays = () => Promise.resolve({ kind: 'not_offered' });
    await post();
    expect((await said())[0]).toEqual(['not_offered', true]);
    expect(await at.owner('select opened_at from fulfiller_lines where opened_at is not null')).toEqual([]);
  });

  test('one that doesn’t answer is told again for a day, no sooner than it asks, and then no more (S5-72)', async () => {
    await correct();
    const rest = new Date(Date.now() + 1_800_000);
    mockSays = () => Promise.resolve({ kind: 'unsure', retryAt: rest });
    const [first] = await jobs();
    if (!first) throw new Error('no job');
    await tellAddress(first.payload);
    const [second] = await jobs();
    expect(second?.run_at.getTime()).toBe(rest.getTime());
    mockSays = () => Promise.reject(new Error('the line is dead'));
    await at.sql('update submissions set address_tries = $2 where order_id = $1 and address_tries = 1', [
      at.at.orderId,
      PAUSES_S.length,
    ]);
    await tellAddress(first.payload);
    expect((await said())[0]).toEqual(['unanswered', true]);
    expect(await jobs()).toEqual([]);
    expect(await history()).toEqual([{ reason: 'address_unanswered', actor: 'system' }]);
    expect(mockTold).toHaveLength(2);
  });

  test('an answer to an address that was corrected again counts no more; one that has left isn’t told (S5-72)', async () => {
    await correct();
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    mockSays = async () => {
      mockSays = () => Promise.resolve({ kind: 'too_late' });
      const { version, address } = await readAddress(CLIENT, at.at.orderId);
      const other = { ...address, address_first_line: '15 Harbour Street', version };
      await fixAddress(CLIENT_ADMIN, ISLA, at.at.orderId, other);
      return { kind: 'accepted' };
    };
    await tellAddress(job.payload);
    expect((await said())[0]).toEqual(['waiting', true]);
    await at.tell('ful_tee', 'shipped', { tracking: track });
    await post();
    expect((await said())[0]).toEqual(['too_late', true]);
    expect(mockTold).toHaveLength(1);
    const undo = setClock(() => new Date(Date.now() + 60_000));
    await fixByClient();
    undo();
    expect((await said())[0]).toEqual([null, true]);
    expect(await jobs()).toEqual([]);
  });
});
