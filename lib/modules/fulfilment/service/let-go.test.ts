/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { retryRouting } from './retry-routing';
import { sendDue } from './sending/send-due';
import { submitOrder } from './submit-order';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
let mockAnswer: (() => Promise<SubmitOutcome>) | undefined;
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      return mockAnswer ? mockAnswer() : { kind: 'accepted', externalId: `ext_${order.reference}` };
    },
  }),
}));

let at: ChargeWorld;
let sku: string;
const owner = (text: string, values: unknown[] = []) =>
  at.world.ownerSql<Record<string, unknown>>(text, values);

beforeAll(async () => {
  at = await ChargeWorld.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  mockSent.length = 0;
  mockAnswer = undefined;
  for (const table of ['routing_waits', 'routing_decisions', 'submissions'])
    await at.world.sql(`delete from ${table}`);
  await at.world.sql('update orders set fulfiller_id = null');
  for (const table of ['fulfiller_lines', 'fulfiller_stock', 'fulfiller_days', 'fulfillers'])
    await owner(`delete from ${table}`);
  await owner(`insert into fulfillers (id, name, regions, status, promised_days) values
    ('ful_anchor', 'Anchor Print', '{UK}', 'open', 1), ('ful_brook', 'Brook Print', '{UK}', 'open', 9)`);
  await at.buy();
  await at.becomePaid();
  await at.setStatus('processed');
  const [line] = await at.world.sql<{ sku: string }>('select sku from order_lines where order_id = $1', [
    at.orderId,
  ]);
  sku = line?.sku ?? '';
  await owner(`insert into fulfiller_stock values ('ful_anchor', $1, 5, false)`, [sku]);
});

const pieces = async () =>
  (await owner(`select pieces from fulfiller_stock where fulfiller_id = 'ful_anchor'`))[0]?.['pieces'];
const status = async () =>
  (await at.world.sql<{ status: string }>('select status from orders where id = $1', [at.orderId]))[0]
    ?.status;
const cancel = () => cancelForClient(CLIENT, ISLA, at.orderId, { reason: 'customer_request', words: '' });

describe('cancelled before it is made (D32-44)', () => {
  test.each(['accepted', 'unanswered'])('%s: what it took of its printer goes back', async (how) => {
    if (how === 'unanswered') mockAnswer = () => Promise.reject(new Error('the line is dead'));
    await submitOrder(at.key);
    expect(await pieces()).toBe(3);
    await cancel();
    expect([await status(), await pieces()]).toEqual(['cancelled', 5]);
    await at.world.sql(`update submissions set created_at = created_at - interval '1 day'`);
    await sendDue();
    expect(mockSent).toHaveLength(1);
  });

  test('one that waits for a printer waits no more', async () => {
    await owner('update fulfillers set paused_at = now()');
    await submitOrder(at.key);
    await cancel();
    expect(await at.world.sql('select from routing_waits')).toEqual([]);
  });
});

describe('an order whose address was corrected (D32-34, D32-44)', () => {
  const again = () => submitOrder({ ...at.key, since: Date.now() + 1 });
  beforeEach(async () => {
    mockAnswer = () => Promise.resolve({ kind: 'unsure', fault: 'answer', retryAt: null });
    await submitOrder(at.key);
    mockAnswer = undefined;
  });

  test('goes to the same printer under a new reference, though that has no more than what it took', async () => {
    await owner('update fulfiller_stock set pieces = 0');
    await again();
    expect(mockSent.map(({ fulfillerId }) => fulfillerId)).toEqual(['ful_anchor', 'ful_anchor']);
    expect([await status(), await pieces()]).toEqual(['submitted_to_fulfiller', 0]);
  });

  test('is routed anew where that has closed; its pieces go back', async () => {
    await owner(`update fulfillers set status = 'closed' where id = 'ful_anchor'`);
    await again();
    expect([await status(), await pieces()]).toEqual(['queued_submitting_to_fulfiller', 5]);
    await submitOrder(at.key);
    expect(mockSent.at(-1)?.fulfillerId).toBe('ful_brook');
    expect(await status()).toBe('submitted_to_fulfiller');
  });
});

test('an order that waits for long keeps few decisions, among them the first (D32-45)', async () => {
  await owner('update fulfillers set paused_at = now()');
  await submitOrder(at.key);
  for (let day = 1; day <= 28; day += 1) {
    await owner('update fulfillers set paused_until = $1::date', [`2999-01-${String(day).padStart(2, '0')}`]);
    await at.world.sql(`update routing_waits set again_at = now() - interval '1 minute'`);
    await retryRouting();
    await at.world.sql(`update routing_waits set again_at = now() - interval '1 minute'`);
    await retryRouting();
  }
  const [kept] = await at.world.sql<{ count: number }>(
    `select count(*)::int as count
     from routing_decisions d where order_id = $1`,
    [at.orderId],
  );
  expect(kept?.count).toBe(21);
});
