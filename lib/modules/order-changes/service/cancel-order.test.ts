/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { cancelOrder } from './cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';

jest.setTimeout(60_000);

const TEE = 'ff-crew-tee-black-m';
let world: CheckoutWorld;
let resetClock = () => {};

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());
afterEach(() => resetClock());

interface Bought {
  key: { tenantId: string; orderId: string };
  token: string;
  page: OrderPage;
}

async function buy(code = '', amount = '63.74'): Promise<Bought> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount, total_shipping_price: '6.54', discount_code: code });
  if (paid.json['client_secret']) {
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
  }
  const order = paid.json['order'] as { id: string } | undefined;
  const key = { tenantId: FJORD.tenantId, orderId: order?.id ?? String(paid.json['order_id']) };
  const token = orderToken(key);
  return { key, token, page: await readOrderPage(token, 'req_test') };
}

const cancel = ({ token, page }: Bought, version = page.version) => cancelOrder(token, 'req_test', version);
const untilWindowEnds = ({ page }: Bought, ms: number) => {
  const at = new Date(new Date(page.edit_until ?? '').getTime() + ms);
  resetClock = setClock(() => at);
};
const conflictOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
};
const refunds = (bought: Bought) =>
  world.sql<{ refund: string; amount: number }>(
    `select data ->> 'refund' as refund, (data ->> 'amount')::int as amount from audit_log
     where subject_id = $1 and action = 'order.refunded'`,
    [bought.key.orderId],
  );

describe('a shopper cancels within the edit window (D18-3, D32)', () => {
  test('stock and voucher come back, the rest is written with it, and the page says so', async () => {
    const before = [await stockOf(world, TEE), await voucherUses(world, 'SAVE5')];
    const bought = await buy('SAVE5', '58.74');
    expect([await stockOf(world, TEE), await voucherUses(world, 'SAVE5')]).not.toEqual(before);
    const page = await cancel(bought);
    expect(page).toMatchObject({
      stage: 'cancelled',
      closed: 'cancelled',
      edit_until: null,
      refund: 'on_its_way',
    });
    expect([await stockOf(world, TEE), await voucherUses(world, 'SAVE5')]).toEqual(before);
    const state = await orderState(world, bought.key.orderId);
    expect(state).toMatchObject({ payment: 'paid', status: 'cancelled', reserved: false });
    expect(state.history).toEqual(['new', 'new cancelled shopper']);
    expect(state.audit).toEqual(['order.added', 'order.cancelled', 'order.paid', 'order.status_changed']);
    expect(state.jobs).toContain('refund-order');
    const [step] = await world.sql('select actor from order_history where order_id = $1 and to_status = $2', [
      bought.key.orderId,
      'cancelled',
    ]);
    expect(step).toEqual({ actor: 'shopper' });
  });

  test('the money goes back once, also when the job is cut off after the provider’s answer and run again', async () => {
    const bought = await buy();
    await cancel(bought);
    await Promise.all([refundOrder(bought.key), refundOrder(bought.key)]);
    const [made, ...more] = await refunds(bought);
    expect([made?.amount, more]).toEqual([6374, []]);
    // As if what the job wrote down last had been rolled back.
    await world.sql("update orders set payment_status = 'paid' where id = $1", [bought.key.orderId]);
    await world.sql('delete from order_refunds where order_id = $1', [bought.key.orderId]);
    await refundOrder(bought.key);
    expect(new Set((await refunds(bought)).map(({ refund }) => refund)).size).toBe(1);
    expect(await readOrderPage(bought.token, 'req_test')).toMatchObject({
      refund: 'done',
      payment_status: 'refunded',
      has_invoice: true,
    });
  });

  test('the job gives nothing back of an order that is not cancelled', async () => {
    const bought = await buy();
    await refundOrder(bought.key);
    expect(await refunds(bought)).toEqual([]);
  });

  test('twenty presses of the button are one cancellation', async () => {
    const stock = await stockOf(world, TEE);
    const bought = await buy();
    const pages = await Promise.all(Array.from({ length: 20 }, () => cancel(bought)));
    expect(new Set(pages.map((page) => page.stage))).toEqual(new Set(['cancelled']));
    expect(await stockOf(world, TEE)).toBe(stock);
    const { audit } = await orderState(world, bought.key.orderId);
    expect(audit.filter((action) => action === 'order.cancelled')).toHaveLength(1);
  });

  test('what a voucher covered is cancelled without a refund', async () => {
    const bought = await buy('ONHOUSE', '0.00');
    expect(await cancel(bought)).toMatchObject({ stage: 'cancelled', refund: null, has_invoice: false });
    expect((await orderState(world, bought.key.orderId)).jobs).not.toContain('refund-order');
  });

  test('a tab that shows an older state is told the fresh one, and nothing happens', async () => {
    const bought = await buy();
    const refused = await conflictOf(cancel(bought, '2020-01-01T00:00:00.000Z'));
    expect(refused.code).toBe('conflict');
    expect(refused.data).toMatchObject({
      order: { stage: 'received', version: bought.page.version, closed: null },
    });
    expect(await orderState(world, bought.key.orderId)).toMatchObject({ status: 'new' });
  });

  test('a forged link and an order that is not there are the same 404', async () => {
    const bought = await buy();
    const gone = orderToken({ ...bought.key, orderId: 'ord_00000000000000000000' });
    const forged = gone.slice(0, 43) + bought.token.slice(43);
    for (const token of [gone, forged]) {
      const refused = await conflictOf(cancelOrder(token, 'req_test', bought.page.version));
      expect([refused.code, refused.data]).toEqual(['not_found', undefined]);
    }
  });

  test('at the last moment it is still open, at the very end it is closed with the reason', async () => {
    const [last, late] = [await buy(), await buy()];
    untilWindowEnds(last, -1);
    expect(await cancel(last)).toMatchObject({ stage: 'cancelled' });
    untilWindowEnds(late, 0);
    const refused = await conflictOf(cancel(late));
    expect(refused.data).toMatchObject({ order: { closed: 'being_made', edit_until: null } });
  });

  test('of a cancellation and the release, whichever comes first wins alone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bought = await buy();
      await world.sql('update orders set edit_until = $2 where id = $1', [
        bought.key.orderId,
        new Date(Date.now() + 60_000),
      ]);
      const release = async () => {
        await world.sql("update orders set edit_until = now() where id = $1 and status = 'new'", [
          bought.key.orderId,
        ]);
        await advanceOrder(bought.key);
      };
      const [cancelled] = await Promise.allSettled([cancel(bought), release()]);
      const { status } = await orderState(world, bought.key.orderId);
      expect(status === 'cancelled').toBe(cancelled.status === 'fulfilled');
    }
  });
});
