/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { fixAddressByLink } from '@/lib/modules/order-changes/service/fix-by-link';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { readFixPage } from '@/lib/modules/order-changes/service/read-fix-page';
import { readRouting } from '@/lib/modules/fulfilment/service/read-routing';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { fixToken } from '@/lib/modules/orders/service/fix-link';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { PartsWorld } from '@/scripts/test/parts-world';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
const mockPrinters = new Map<string, () => Promise<SubmitOutcome>>();
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
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
