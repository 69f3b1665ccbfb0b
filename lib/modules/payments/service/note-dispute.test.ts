/** @jest-environment node */
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { renderPrints } from '@/lib/modules/fulfilment/service/render-prints';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { withTenant } from '@/lib/db/with-tenant';
import { continueOrder } from '@/lib/modules/orders/service/continue-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { payments } from '@/lib/payments';
import { noteCharge } from './note-charge';
import { refundOrder } from './refund-order';

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
afterAll(() => at.close());
beforeEach(() => at.buy());

describe('disputes (D32-7, D32-8, D36-12)', () => {
  const open = (more = {}) => at.provider.dispute(at.intentId, more);

  test('an open one holds the order; won, it goes on where it was', async () => {
    await at.becomePaid();
    const { id } = open({ reason: 'product_not_received' });
    await at.tellAll();
    expect(await at.state()).toMatchObject({
      payment: 'disputed',
      status: 'new',
      reserved: true,
    });
    expect(await at.hold()).toBe('disputed');
    // Its window has ended, and still nothing is made of it.
    await at.world.sql(`update orders set edit_until = now() - interval '1 minute' where id = $1`, [
      at.orderId,
    ]);
    await advanceOrder(at.key);
    expect(await at.state()).toMatchObject({ status: 'new' });
    const seen = await readOrder(CLIENT, ISLA, at.orderId);
    expect(seen).toMatchObject({ hold: 'disputed', held: true, can_resume: true, can_release: false });
    expect(seen.disputes).toMatchObject([
      { id, amount: '38.84', reason: 'product_not_received', state: 'open', closed_at: null },
    ]);

    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    const after = await at.state();
    expect(after).toMatchObject({ payment: 'paid', status: 'new' });
    expect(await at.hold()).toBeNull();
    expect(after.jobs).toEqual(expect.arrayContaining(['advance-order', 'send-dispute-mail']));
    await advanceOrder(at.key);
    expect(await at.state()).toMatchObject({ status: 'queued_processing' });
  });

  test.each(['queued_processing', 'processed'])(
    'an order held in %s stays there until it may go on',
    async (status) => {
      await at.becomePaid();
      await at.setStatus(status);
      const { id } = open();
      await at.tellAll();
      await renderPrints(at.key);
      await submitOrder(at.key);
      expect(await at.state()).toMatchObject({ status });
      at.provider.closeDispute(id, 'won');
      await at.tellAll();
      const { jobs } = await at.state();
      expect(jobs).toContain(status === 'processed' ? 'submit-order' : 'render-prints');
    },
  );

  test('lost before production, the order is stopped; what is told late changes nothing', async () => {
    await at.becomePaid();
    const { id } = open();
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    const state = await at.state();
    expect(state).toMatchObject({ payment: 'dispute_lost', status: 'cancelled', reserved: false });
    expect(state.history).toEqual(['new', 'new cancelled dispute_lost']);
    expect(await at.held()).toEqual([10, 0]);
    await at.tellAgain();
    expect(await at.state()).toEqual(state);
    // The bank has the money: the order's own cancellation gives nothing back.
    await refundOrder(at.key);
    expect(await at.refunds()).toEqual([]);
  });

  test('held and then lost, the order is cancelled and no longer held, also where the dispute is won late', async () => {
    await at.becomePaid();
    const { id } = open();
    await at.tellAll();
    expect(await at.hold()).toBe('disputed');
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'dispute_lost', status: 'cancelled' });
    expect(await at.hold()).toBeNull();
    const seen = await readOrder(CLIENT, ISLA, at.orderId);
    expect(seen).toMatchObject({ hold: null, held: false, can_resume: false });
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    const { history } = await at.state();
    expect(history.at(-1)).toBe('new cancelled dispute_lost');
    await expect(continueOrder(CLIENT, ISLA, at.orderId)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('opened after the order was cancelled or sent, it holds nothing; one that is sent while held is free', async () => {
    await at.becomePaid();
    await at.setStatus('ready_to_ship');
    const { id } = open();
    await at.tellAll();
    expect(await at.hold()).toBe('disputed');
    await withTenant({ tenantId: at.key.tenantId, actor: 'system' }, async (tx) => {
      const order = await lockOrder(tx, at.key.tenantId, at.orderId);
      if (!order) throw new Error('no order');
      await moveOrder(tx, CLIENT, movable(order), { to: 'shipped', actor: 'fulfiller' });
    });
    expect(await at.state()).toMatchObject({ payment: 'disputed', status: 'shipped' });
    expect(await at.hold()).toBeNull();
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    expect(await at.hold()).toBeNull();
    await at.buy();
    await at.becomePaid();
    await at.setStatus('cancelled');
    open();
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'disputed' });
    expect(await at.hold()).toBeNull();
  });

  test('an answer that was read before the dispute ended and is written after it holds nothing again', async () => {
    await at.becomePaid();
    const { id } = at.provider.dispute(at.intentId);
    const merchant = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;
    const stale = await payments().readCharge(merchant, at.intentId);
    await at.tellAll();
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    const ended = await at.state();
    jest.spyOn(payments(), 'readCharge').mockResolvedValueOnce(stale);
    await noteCharge({ tenantId: at.key.tenantId, merchant, requestId: 'req_late' }, at.intentId);
    jest.restoreAllMocks();
    expect(await at.state()).toEqual(ended);
    expect(await at.hold()).toBeNull();
  });

  test('an answer that was read while it was lost, and is written after an appeal won it, loses nothing again (D36-23)', async () => {
    await at.becomePaid();
    await at.setStatus('in_production');
    const { id } = at.provider.dispute(at.intentId);
    at.provider.closeDispute(id, 'lost');
    const merchant = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;
    const stale = await payments().readCharge(merchant, at.intentId);
    await at.tellAll();
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    const ended = await at.state();
    expect(ended).toMatchObject({ payment: 'paid', status: 'in_production' });
    jest.spyOn(payments(), 'readCharge').mockResolvedValueOnce(stale);
    await noteCharge({ tenantId: at.key.tenantId, merchant, requestId: 'req_late' }, at.intentId);
    jest.restoreAllMocks();
    expect(await at.state()).toEqual(ended);
    expect(await at.hold()).toBeNull();
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'dispute_lost' });
  });

  test('lost while it is being made, the order is held', async () => {
    await at.becomePaid();
    await at.setStatus('in_production');
    const { id } = open();
    await at.tellAll();
    expect(await at.hold()).toBe('disputed');
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    expect(await at.state()).toMatchObject({
      payment: 'dispute_lost',
      status: 'in_production',
    });
    expect(await at.hold()).toBe('dispute_lost');
  });

  test('an inquiry holds the order and takes no money; once it rests, the order goes on', async () => {
    await at.becomePaid();
    const { id } = open({ inquiry: true });
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'new' });
    expect(await at.hold()).toBe('disputed');
    at.provider.closeDispute(id, 'warning_closed');
    await at.tellAll();
    expect(await at.hold()).toBeNull();
    expect(await at.moneyBack()).toEqual([{ kind: 'dispute', amount: TOTAL, state: 'won' }]);
  });

  test('a client that lets it go on is not asked again, and the shopper of a held order can change nothing', async () => {
    await at.becomePaid();
    open();
    await at.tellAll();
    const token = orderToken(at.key);
    const page = await readOrderPage(token, 'req_test');
    expect(page).toMatchObject({ closed: 'held', edit_until: null });
    await expect(cancelOrder(token, 'req_test', page.version)).rejects.toMatchObject({ code: 'conflict' });
    await continueOrder(CLIENT, ISLA, at.orderId);
    await at.tellAgain();
    expect(await at.hold()).toBeNull();
    expect(await at.state()).toMatchObject({ payment: 'disputed', status: 'new' });
  });

  test('a refund that fails after a client let a disputed order go on holds it no more (D32-85)', async () => {
    await at.becomePaid();
    await at.setStatus('in_production');
    const { id } = at.provider.refund(at.intentId, 500);
    open();
    await at.tellAll();
    expect(await at.hold()).toBe('disputed');
    await continueOrder(CLIENT, ISLA, at.orderId);
    at.provider.endRefund(id, 'failed');
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'disputed', status: 'in_production' });
    expect(await at.hold()).toBeNull();
  });

  test('a refund that was made as the dispute came is written down, whoever wins (D36-28)', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    const { refund } = payments();
    const disputed = jest.spyOn(payments(), 'refund').mockImplementationOnce(async (...due) => {
      const made = await refund(...due);
      open({ amount: TOTAL });
      await at.tellAll();
      return made;
    });
    await refundOrder(at.key);
    disputed.mockRestore();
    const back = { kind: 'refund by us', amount: TOTAL, state: 'succeeded' };
    expect(await at.state()).toMatchObject({ payment: 'disputed', status: 'cancelled' });
    expect(await at.moneyBack()).toEqual([{ kind: 'dispute', amount: TOTAL, state: 'open' }, back]);
    await refundOrder(at.key);
    await at.tellAgain();
    expect(await at.moneyBack()).toHaveLength(2);
    expect(await at.refunds()).toHaveLength(1);
    const [dispute] = await at.world.sql<{ id: string }>(
      'select dispute_id as id from order_disputes where order_id = $1',
      [at.orderId],
    );
    at.provider.closeDispute(dispute?.id ?? '', 'won');
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
  });

  test('one about nothing, as after a full refund, is none', async () => {
    await at.becomePaid();
    at.refundInDashboard(TOTAL);
    open({ amount: 0 });
    await at.tellAll();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by provider', amount: TOTAL, state: 'succeeded' }]);
  });

  test('cancelled while the bank had the money: what is won back is refunded', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    const { id } = open();
    // The provider refuses it while the bank has the money.
    await refundOrder(at.key);
    await at.tellAll();
    await refundOrder(at.key);
    expect(await at.refunds()).toEqual([]);
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    expect((await at.state()).jobs).toContain('refund-order');
    await at.world.ownerSql(`delete from provider_events`, []);
    await refundOrder(at.key);
    expect(await at.state()).toMatchObject({ payment: 'refunded' });
  });
});
