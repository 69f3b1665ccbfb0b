/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { ordersPersonalData } from '@/lib/modules/orders/service/personal-data';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { readRefund } from '@/lib/modules/payments/service/refund/read-refund';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { payments } from '@/lib/payments';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { askRefund } from './ask-refund';
import { settleRefund } from './settle-refund';

jest.setTimeout(60_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => at.close());

type Job = JobPayloads['refund-order'];
const PAID = { how: 'otherwise', words: 'Bank transfer', amount: '38.84' } as const;
const AGAIN = { how: 'again', words: '', amount: '38.84' } as const;

const settle = (refundId: string, form: Parameters<typeof settleRefund>[3]) =>
  settleRefund(CLIENT, ISLA, { orderId: at.orderId, refundId }, form);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => error.code,
  );
const open = async () => {
  const subject = { ...CLIENT, orderIds: [at.orderId], email: '' };
  const found = await withTenant(CLIENT, async (tx) => (await ordersPersonalData.open?.(tx, subject)) ?? []);
  return found.map(({ kind }) => kind);
};
const seen = () => readOrder(CLIENT, ISLA, at.orderId);
const mails = () => at.jobsOf<JobPayloads['send-refund-failed-mail']>('send-refund-failed-mail');

/** The provider won't make any refund of this payment. */
function refuseAll() {
  return jest.spyOn(payments(), 'refund').mockRejectedValue(new AppError('payment_provider_failed'));
}

/** A cancelled order whose refund was made and then failed at the provider. */
async function failedLater(): Promise<string> {
  await at.setStatus('cancelled');
  await refundOrder(at.key);
  const [made] = await at.world.sql<{ id: string }>(
    `select refund_id as id from order_refunds where order_id = $1`,
    [at.orderId],
  );
  at.provider.endRefund(made?.id ?? '', 'failed');
  await at.tellAll();
  return made?.id ?? '';
}

async function runAsked(): Promise<void> {
  for (const job of await at.jobsOf<Job>('refund-order')) if (job.requestId) await refundOrder(job);
}

describe('a refund of a cancelled order that fails after it was made (D36-14, D36-15)', () => {
  test('is shown as owed, told once, and holds up no erasure', async () => {
    const id = await failedLater();
    await at.tellAgain();
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'cancelled' });
    expect(await seen()).toMatchObject({
      refunds: [{ id, state: 'failed', owed: '38.84' }],
      can_refund: false,
    });
    expect((await mails()).map(({ failedId, amountMinor }) => [failedId, amountMinor])).toEqual([
      [id, TOTAL],
    ]);
    expect(await open()).toEqual([]);
  });

  test('made again, it is another refund to the provider, not the answer to the first', async () => {
    const id = await failedLater();
    await settle(id, AGAIN);
    expect(await open()).toEqual(['refund']);
    expect(await seen()).toMatchObject({ refunds: [{ id, owed: null }] });
    await runAsked();
    expect(await at.moneyBack()).toEqual([
      { kind: 'refund by us', amount: TOTAL, state: 'failed' },
      { kind: 'refund by us', amount: TOTAL, state: 'succeeded' },
    ]);
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
    expect(await codeOf(settle(id, AGAIN))).toBe('conflict');
    expect(await open()).toEqual([]);
  });

  test('paid in another way, it counts as given back, with who and why; asked for at once it is so once', async () => {
    const id = await failedLater();
    expect((await Promise.all([1, 2, 3].map(() => codeOf(settle(id, PAID))))).toSorted()).toEqual([
      ...['conflict', 'conflict', 'ok'],
    ]);
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
    const now = await seen();
    expect(now.asked_refunds).toMatchObject([{ reason: 'other', words: 'Bank transfer', state: 'made' }]);
    expect(now.refunds).toMatchObject([{ owed: null }, { made_by: 'otherwise', amount: '38.84' }]);
    expect((await at.state()).audit).toContain('order.refund_paid_otherwise');
    expect((await at.state()).jobs).toContain('return-fee');
    const [figure] = await at.world.sql<{ refunded: string }>(
      `select sum(amount_minor) as refunded from order_refunds where order_id = $1 and state = 'succeeded'`,
      [at.orderId],
    );
    expect(Number(figure?.refunded)).toBe(TOTAL);
  });

  test('tried by itself again, as after a dispute that was won, it is another refund, too (D36-16)', async () => {
    await failedLater();
    await refundOrder(at.key);
    expect(await at.moneyBack()).toHaveLength(2);
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
  });
});

describe('a refund that the provider refuses (D36-14)', () => {
  test('of a cancelled order: the job ends, nothing waits, and a person settles it', async () => {
    await at.setStatus('cancelled');
    expect(await open()).toEqual(['refund']);
    refuseAll();
    await refundOrder(at.key);
    jest.restoreAllMocks();
    expect(await open()).toEqual([]);
    const { asked_refunds: asked } = await seen();
    expect(asked).toMatchObject([{ state: 'refused', reason: 'cancelled', owed: '38.84', asked_by: null }]);
    expect(await mails()).toHaveLength(1);
    await settle(asked[0]?.id ?? '', AGAIN);
    await runAsked();
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
  });

  test('of a change to the order: made again, it is the change’s refund and leaves the rest alone', async () => {
    const editId = `edt_s_${at.orderId}`;
    await at.world.sql(
      `insert into order_edits (tenant_id, id, order_id, changes, refund_minor) values ($1, $2, $3, '[]', 300)`,
      [at.key.tenantId, editId, at.orderId],
    );
    const refund = refuseAll();
    await refundOrder({ ...at.key, editId });
    await refundOrder({ ...at.key, editId });
    expect(refund).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    await at.setStatus('shipped');
    expect(await open()).toEqual([]);
    const failed = (await seen()).asked_refunds[0];
    expect(failed).toMatchObject({ reason: 'edit', owed: '3.00' });
    await settle(failed?.id ?? '', { ...AGAIN, amount: '3.00' });
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ left: '38.84' });
    await runAsked();
    expect(await at.state()).toMatchObject({ payment: 'paid' });
    expect((await seen()).refunds).toMatchObject([{ for_edit: true, amount: '3.00', state: 'succeeded' }]);
  });

  test('once more refused, it is theirs again; of another amount than they saw it is a conflict', async () => {
    const id = await failedLater();
    expect(await codeOf(settle(id, { ...AGAIN, amount: '1.00' }))).toBe('conflict');
    await settle(id, AGAIN);
    refuseAll();
    await runAsked();
    jest.restoreAllMocks();
    const { asked_refunds: asked } = await seen();
    expect(asked).toMatchObject([{ state: 'refused', owed: '38.84' }]);
    expect(await codeOf(settle(asked[0]?.id ?? '', PAID))).toBe('ok');
  });
});

test('what has not failed, and what is another order’s or tenant’s, is not settled', async () => {
  await at.setStatus('shipped');
  await askRefund(CLIENT, ISLA, at.orderId, {
    of: 'amount',
    lines: [],
    shipping: false,
    left: '38.84',
    amount: '5.00',
    reason: 'late',
    words: '',
  });
  await runAsked();
  const id = (await seen()).refunds[0]?.id ?? '';
  expect(await codeOf(settle(id, { ...AGAIN, amount: '5.00' }))).toBe('conflict');
  expect(await codeOf(settle('re_none', AGAIN))).toBe('not_found');
  const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
  expect(await codeOf(settleRefund(elsewhere, ISLA, { orderId: at.orderId, refundId: id }, AGAIN))).toBe(
    'not_found',
  );
});
