/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { continueOrder } from '@/lib/modules/orders/service/continue-order';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { payments } from '@/lib/payments';
import { onAccount, stripeFor } from '@/lib/payments/stripe/client';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { noteCharge } from './note-charge';
import { refundOrder } from './refund-order';

const MERCHANT = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;
const ANY_REFUND = expect.stringMatching(/^re_/) as string;

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
afterAll(() => at.close());
beforeEach(() => at.buy());

describe('refunds made at the provider (D16-11, D32-8)', () => {
  test('all of it before production: the order is stopped, and gives back what it held', async () => {
    await at.becomePaid();
    expect(await at.held()).toEqual([8, 1]);
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    const state = await at.state();
    expect(state).toMatchObject({ payment: 'refunded', status: 'cancelled', reserved: false });
    expect(state.history).toEqual(['new', 'new cancelled refunded_at_provider']);
    expect(state.audit).toEqual(expect.arrayContaining(['order.cancelled', 'order.refunded']));
    expect(state.jobs).not.toContain('refund-order');
    expect(await at.held()).toEqual([10, 0]);
    expect(await at.refunds()).toEqual([{ data: { refund: ANY_REFUND, amount: TOTAL } }]);
    await at.tellAgain();
    expect(await at.state()).toEqual(state);
  });

  test('an order on its way to production is stopped too', async () => {
    await at.becomePaid();
    await at.setStatus('processed');
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
  });

  test('one of which a printer makes its part already is held, though the rest isn’t being made', async () => {
    await at.becomePaid();
    await at.setStatus('submitted_to_fulfiller');
    await at.world.sql('update orders set part_made_at = now() where id = $1', [at.orderId]);
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'submitted_to_fulfiller' });
    expect(await at.hold()).toBe('refunded');
  });

  test('one that is being made is held, and its client decides', async () => {
    await at.becomePaid();
    await at.setStatus('in_production');
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'in_production' });
    expect(await at.hold()).toBe('refunded');
    const seen = await continueOrder(CLIENT, ISLA, at.orderId);
    expect(seen).toMatchObject({ hold: null, held: false, can_resume: false, payment_status: 'refunded' });
    expect(seen.refunds).toMatchObject([{ amount: '38.84', made_by: 'provider', state: 'succeeded' }]);
    // What was heard before does not hold it again, and nobody can let go on what is not held.
    await at.tellAgain();
    expect(await at.hold()).toBeNull();
    await expect(continueOrder(CLIENT, ISLA, at.orderId)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('one that was sent is neither stopped nor held', async () => {
    await at.becomePaid();
    await at.setStatus('shipped');
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'shipped' });
    expect(await at.hold()).toBeNull();
  });

  test('a part is written down and mailed once, and the order goes on', async () => {
    await at.becomePaid();
    at.refundInDashboard(500);
    await at.tellAll();
    await at.tellAgain();
    const state = await at.state();
    expect(state).toMatchObject({ payment: 'partly_refunded', status: 'new', reserved: true });
    expect(await at.refunds()).toEqual([{ data: { refund: ANY_REFUND, amount: 500, partial: true } }]);
    expect(await at.hold()).toBeNull();
    const told = (await at.state()).jobs.filter((job) => job === 'send-order-mail');
    expect(told).toHaveLength(2);
  });

  test('the rest of it in a second part stops the order', async () => {
    await at.becomePaid();
    at.refundInDashboard(500);
    await at.tellAll();
    at.refundInDashboard(TOTAL - 500);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
    expect(await at.moneyBack()).toEqual([
      { kind: 'refund by provider', amount: 500, state: 'succeeded' },
      { kind: 'refund by provider', amount: TOTAL - 500, state: 'succeeded' },
    ]);
  });

  test('refunded before we heard of the payment: the provider is asked to tell it again, and then it is stopped', async () => {
    at.refundInDashboard(TOTAL);
    expect(await at.tell()).toContain(503);
    await at.becomePaid();
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
  });

  test('refunded there and then cancelled here: what has happened already is success', async () => {
    await at.becomePaid();
    at.refundInDashboard(TOTAL);
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
    expect(await at.refunds()).toEqual([{ data: { refund: 'at_provider', amount: 0 } }]);
  });

  test.each([
    ['unheard', false],
    ['heard', true],
  ])('a part refunded there, %s, and then cancelled here: the rest goes back', async (_, heard) => {
    await at.becomePaid();
    at.refundInDashboard(884);
    if (heard) await at.tellAll();
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
    expect((await at.refunds()).at(-1)).toEqual({ data: { refund: ANY_REFUND, amount: 3000 } });
    expect(await payments().readCharge(MERCHANT, at.intentId)).toMatchObject({
      received: TOTAL,
      refunded: TOTAL,
    });
    await at.tellAll();
    expect(await at.moneyBack()).toEqual([
      { kind: 'refund by provider', amount: 884, state: 'succeeded' },
      { kind: 'refund by us', amount: 3000, state: 'succeeded' },
    ]);
  });

  test('what our own edits gave back, told back to us, stops nothing', async () => {
    await at.becomePaid();
    await at.world.sql(
      `insert into order_edits (tenant_id, id, order_id, changes, refund_minor)
       values ($1, 'edt_test_' || $2, $2, '[]', $3)`,
      [at.key.tenantId, at.orderId, TOTAL],
    );
    await refundOrder({ ...at.key, editId: `edt_test_${at.orderId}` });
    await at.tellAll();
    expect(await at.state()).toMatchObject({
      payment: 'paid',
      status: 'new',
      reserved: true,
    });
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: TOTAL, state: 'succeeded' }]);
  });

  test('our own refund, told back to us, is written down once', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    await at.tellAll();
    expect(await at.refunds()).toHaveLength(1);
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: TOTAL, state: 'succeeded' }]);
  });

  test('our own refund that fails afterwards is said to have failed', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    const [made] = await at.world.sql<{ id: string }>(
      `select refund_id as id from order_refunds where order_id = $1`,
      [at.orderId],
    );
    at.provider.endRefund(made?.id ?? '', 'failed');
    await at.tellAll();
    const state = await at.state();
    expect(state).toMatchObject({ payment: 'paid', status: 'cancelled' });
    expect(state.audit).toContain('order.refund_failed');
    const seen = await readOrder(CLIENT, ISLA, at.orderId);
    expect(seen.refunds).toMatchObject([{ amount: '38.84', made_by: 'us', state: 'failed' }]);
  });

  test('our own refund whose answer was lost, and that has failed since, has failed (D36-27)', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    const { refund } = payments();
    let made = '';
    jest.spyOn(payments(), 'refund').mockImplementationOnce(async (...due) => {
      const answer = await refund(...due);
      made = answer.ok ? answer.value.id : '';
      throw new AppError('unavailable');
    });
    await expect(refundOrder(at.key)).rejects.toMatchObject({ code: 'unavailable' });
    jest.restoreAllMocks();
    at.provider.endRefund(made, 'failed');
    await at.tellAll();
    await refundOrder(at.key);
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'cancelled' });
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: TOTAL, state: 'failed' }]);
    expect((await at.state()).jobs).toContain('send-refund-failed-mail');
  });

  test('one whose answer was lost, before more was due: it is found, and the rest goes back by another (D36-29)', async () => {
    await at.becomePaid();
    const { id } = at.provider.refund(at.intentId, 884);
    await at.tellAll();
    await at.setStatus('cancelled');
    const { refund } = payments();
    jest.spyOn(payments(), 'refund').mockImplementationOnce(async (...due) => {
      await refund(...due);
      throw new AppError('unavailable');
    });
    await expect(refundOrder(at.key)).rejects.toMatchObject({ code: 'unavailable' });
    jest.restoreAllMocks();
    at.provider.endRefund(id, 'failed');
    await at.tellAll();
    await refundOrder(at.key);
    expect(await at.state()).toMatchObject({ payment: 'partly_refunded' });
    const jobs = await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order');
    for (const job of [...jobs, ...jobs, at.key]) await refundOrder(job);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
    expect(await at.moneyBack()).toEqual([
      { kind: 'refund by provider', amount: 884, state: 'failed' },
      { kind: 'refund by us', amount: 884, state: 'succeeded' },
      { kind: 'refund by us', amount: 3000, state: 'succeeded' },
    ]);
  });

  test('a key that remembers another call and no refund of this payment is left for a new one (D36-29)', async () => {
    await at.becomePaid();
    const { intentId } = at;
    await at.buy();
    await at.becomePaid();
    await at.setStatus('cancelled');
    const { orderId } = at;
    const other = { intentId, amount: 1, idempotencyKey: `refund:${orderId}`, orderId, editId: null };
    expect(await payments().refund(MERCHANT, other)).toMatchObject({ ok: true });
    await refundOrder(at.key);
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: TOTAL, state: 'succeeded' }]);
  });

  test('one that an earlier release made without writing its key down is not made twice (D36-29)', async () => {
    await at.becomePaid();
    const { intentId, orderId } = at;
    const asked = { intentId, amount: 500, idempotencyKey: `refund:${orderId}:part`, orderId, editId: null };
    const made = await stripeFor('UK').refunds.create(
      { payment_intent: intentId, amount: 500, metadata: { order_id: orderId } },
      { ...onAccount(MERCHANT), idempotencyKey: asked.idempotencyKey },
    );
    expect(await payments().refund(MERCHANT, asked)).toMatchObject({ ok: true, value: { id: made.id } });
    expect(await payments().readCharge(MERCHANT, intentId)).toMatchObject({ refunded: 500 });
    // One that is written down is another one.
    const other = { ...asked, idempotencyKey: `refund:${orderId}:two`, known: [made.id] };
    await stripeFor('UK').refunds.create(
      { payment_intent: intentId, amount: 1, metadata: { order_id: 'ord_other' } },
      { ...onAccount(MERCHANT), idempotencyKey: other.idempotencyKey },
    );
    await payments().refund(MERCHANT, other);
    expect(await payments().readCharge(MERCHANT, intentId)).toMatchObject({ refunded: 1001 });
  });

  test('one for what was left, whose answer was lost, is found when its order is looked at again (D36-29)', async () => {
    await at.becomePaid();
    at.refundInDashboard(884);
    await at.setStatus('cancelled');
    const { refund } = payments();
    const lost = jest.spyOn(payments(), 'refund').mockImplementation(async (payee, due) => {
      const made = await refund(payee, due);
      if (due.idempotencyKey.endsWith(':left')) throw new AppError('unavailable');
      return made;
    });
    await expect(refundOrder(at.key)).rejects.toMatchObject({ code: 'unavailable' });
    lost.mockRestore();
    await refundOrder(at.key);
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: 3000, state: 'succeeded' }]);
    await at.tellAll();
    const jobs = await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order');
    for (const job of [...jobs, at.key]) await refundOrder(job);
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
    expect(await at.moneyBack()).toEqual([
      { kind: 'refund by provider', amount: 884, state: 'succeeded' },
      { kind: 'refund by us', amount: 3000, state: 'succeeded' },
    ]);
  });

  test('one that arrives after its order was let go on holds it no more (D32-85)', async () => {
    await at.becomePaid();
    await at.setStatus('in_production');
    at.refundInDashboard(TOTAL);
    const charge = await payments().readCharge(MERCHANT, at.intentId);
    if (!charge) throw new Error('no charge');
    const refunds = charge.refunds.map((one) => ({ ...one, state: 'pending' as const }));
    jest.spyOn(payments(), 'readCharge').mockResolvedValueOnce({ ...charge, refunds });
    const told = { tenantId: at.key.tenantId, merchant: MERCHANT, requestId: 'req_early' };
    await noteCharge(told, at.intentId);
    jest.restoreAllMocks();
    expect(await at.hold()).toBe('refunded');
    await continueOrder(CLIENT, ISLA, at.orderId);
    await at.tellAll();
    expect(await at.moneyBack()).toMatchObject([{ state: 'succeeded' }]);
    expect(await at.hold()).toBeNull();
  });
});
