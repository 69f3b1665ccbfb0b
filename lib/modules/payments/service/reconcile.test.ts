/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import { payments } from '@/lib/payments';
import { reconcileOrder, reconcilePayments } from './reconcile';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, PAID_STATE, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const VARIANT = 'ff-crew-tee-black-m';
const PRICE = { amount: '16.34', total_shipping_price: '4.74', discount_code: 'ONCE' };
const INTENTS = '/v1/payment_intents';
const MERCHANT = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;

let world: CheckoutWorld;
let shopper: Shopper;
let restoreClock = () => {};

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
  await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
  await world.sql(`update payment_intents set state = 'cancelled' where state = 'open'`);
  shopper = new Shopper(world, FJORD, [{ product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 2 }]);
  await shopper.createCustomer();
});
afterEach(() => {
  restoreClock();
  jest.restoreAllMocks();
});

function later(minutes: number): void {
  restoreClock();
  const at = Date.now() + minutes * 60_000;
  restoreClock = setClock(() => new Date(at));
}

// Two Crew Tees, 43.20 and 3.95 + 0.75 with VAT 5.64, less 10.00.
const pay = () => shopper.pay({ ...PRICE, amount: '38.84', total_shipping_price: '5.64' });
const idOf = (answer: Awaited<ReturnType<typeof pay>>): string => answer.json['order_id'] ?? '';
const key = (orderId: string) => ({ tenantId: FJORD.tenantId, orderId });
const held = async () => [await stockOf(world, VARIANT), await voucherUses(world, 'ONCE')];
const trouble = { count: 3, latencyMs: 0, disconnect: true } as const;

describe('the end of a reservation (D16-5)', () => {
  test('after 30 minutes the intent is cancelled and stock and voucher come back, once', async () => {
    const paid = await pay();
    expect(paid.status).toBe(200);
    expect(await held()).toEqual([8, 1]);
    later(29);
    expect(await reconcilePayments()).toBe(0);
    expect(await held()).toEqual([8, 1]);
    later(31);
    expect(await reconcilePayments()).toBe(1);
    expect(world.stripe.control.intent(intentOf(paid))?.status).toBe('canceled');
    expect(await held()).toEqual([10, 0]);
    expect(await orderState(world, idOf(paid))).toMatchObject({
      payment: 'cancelled',
      status: null,
      reserved: false,
      intent: 'cancelled',
      history: [],
      audit: ['order.payment_expired'],
      jobs: [],
    });
    expect(await reconcilePayments()).toBe(0);
    expect(await reconcileOrder(key(idOf(paid)))).toBe('settled');
    const again = await pay();
    expect(again.status).toBe(200);
    expect(idOf(again)).not.toBe(idOf(paid));
    expect(await held()).toEqual([8, 1]);
  });

  test('one that nobody heard of is found after two minutes', async () => {
    const paid = await pay();
    world.stripe.control.pay(intentOf(paid));
    later(1);
    expect(await reconcilePayments()).toBe(0);
    later(3);
    expect(await reconcilePayments()).toBe(1);
    expect(await orderState(world, idOf(paid))).toEqual(PAID_STATE);
  });

  test('one that is not paid is asked about after 2, 5 and 10 minutes, and not in between', async () => {
    await pay();
    const asked = jest.spyOn(payments(), 'retrieveIntent');
    const looks: number[] = [];
    for (let minutes = 1; minutes < 30; minutes += 1) {
      later(minutes + 0.5);
      const before = asked.mock.calls.length;
      await reconcilePayments();
      if (asked.mock.calls.length > before) looks.push(minutes);
    }
    expect(looks).toEqual([2, 5, 10]);
  });

  test('a payment nobody heard of is finalised, not released', async () => {
    const paid = await pay();
    world.stripe.control.pay(intentOf(paid));
    later(31);
    expect(await reconcilePayments()).toBe(1);
    expect(await orderState(world, idOf(paid))).toEqual(PAID_STATE);
    expect(await held()).toEqual([8, 1]);
  });

  test('while the provider is processing it, it is held; then it is what the provider says', async () => {
    const paid = await pay();
    world.stripe.control.processing({ count: 1, ms: 50, outcome: 'succeeded' });
    world.stripe.control.pay(intentOf(paid));
    expect(world.stripe.control.intent(intentOf(paid))?.status).toBe('processing');
    const seen = await payments().retrieveIntent(MERCHANT, intentOf(paid));
    if (!seen) throw new Error('no intent');
    jest.spyOn(payments(), 'retrieveIntent').mockResolvedValueOnce({ ...seen, state: 'processing' });
    later(31);
    expect(await reconcileOrder(key(idOf(paid)))).toBe('held');
    expect(await orderState(world, idOf(paid))).toMatchObject({
      payment: 'awaiting_payment',
      reserved: true,
    });
    expect(await held()).toEqual([8, 1]);
    await until(() => world.stripe.control.intent(intentOf(paid))?.status === 'succeeded');
    later(37);
    expect(await reconcilePayments()).toBe(1);
    expect(await orderState(world, idOf(paid))).toEqual(PAID_STATE);
  });

  test('a shopper who pays between the look and the cancelling is served', async () => {
    const paid = await pay();
    const { cancelIntent } = payments();
    jest.spyOn(payments(), 'cancelIntent').mockImplementationOnce((merchant, id) => {
      world.stripe.control.pay(id);
      return cancelIntent(merchant, id);
    });
    later(31);
    expect(await reconcileOrder(key(idOf(paid)))).toBe('finalised');
    expect(await orderState(world, idOf(paid))).toEqual(PAID_STATE);
  });
});

describe('money that comes after the release', () => {
  async function releasedThenPaid(stockLeft: number) {
    const paid = await pay();
    const intent = await payments().retrieveIntent(MERCHANT, intentOf(paid));
    if (!intent) throw new Error('no intent');
    later(31);
    await reconcilePayments();
    await world.sql('update variants set stock = $1 where id = $2', [stockLeft, VARIANT]);
    const received = { ...intent, state: 'succeeded' as const, received: intent.amount };
    jest.spyOn(payments(), 'retrieveIntent').mockResolvedValue(received);
    const back = await shopper.back({ payment_intent: intent.id });
    expect(back.json.data['order']).toMatchObject({ payment_status: 'paid' });
    return orderState(world, idOf(paid));
  }

  test('the reservation is taken again', async () => {
    const state = await releasedThenPaid(10);
    expect(state).toMatchObject({
      payment: 'paid',
      status: 'new',
      reserved: true,
      history: ['new paid_after_release'],
    });
    expect(await held()).toEqual([8, 1]);
  });

  test('and where that cannot be, the order is paid and says so', async () => {
    const state = await releasedThenPaid(1);
    expect(state).toMatchObject({ payment: 'paid', status: 'new', reserved: true });
    expect(state.history).toEqual(['new paid_after_release_short']);
    expect(await held()).toEqual([1, 1]);
  });
});

describe('a crash between the order and its intent', () => {
  /** The provider creates the intent, but this process crashes before it gets the answer. */
  function dieAfterCreating(): void {
    const { createIntent } = payments();
    jest.spyOn(payments(), 'createIntent').mockImplementationOnce(async (input) => {
      await createIntent(input);
      throw new AppError('unavailable');
    });
  }

  test('before the provider heard: the same pay goes on with the same order', async () => {
    world.stripe.control.fault({ ...trouble, path: INTENTS, method: 'POST', when: 'before' });
    const cut = await pay();
    expect([cut.status, cut.json['code']]).toEqual([503, 'unavailable']);
    expect(cut.headers.get('retry-after')).toBe('5');
    const [order] = await world.sql<{ id: string }>('select id from orders where customer_id = $1', [
      shopper.customerId,
    ]);
    const again = await pay();
    expect([again.status, idOf(again)]).toEqual([200, order?.id]);
    expect(await held()).toEqual([8, 1]);
  });

  test('after it: the same intent is found, and there is only one', async () => {
    const before = world.stripe.control.events({ type: 'payment_intent.created' }).length;
    dieAfterCreating();
    expect((await pay()).status).toBe(503);
    const again = await pay();
    expect(again.status).toBe(200);
    expect(world.stripe.control.events({ type: 'payment_intent.created' })).toHaveLength(before + 1);
    // The same parameters, the order's recipient among them: with others the provider refuses the repeated key.
    expect(world.stripe.control.intent(intentOf(again))?.shipping).toMatchObject({
      name: expect.stringMatching(/\w/),
      address: { country: 'GB', postal_code: expect.stringMatching(/\w/) },
    });
    world.stripe.control.pay(intentOf(again));
    expect((await shopper.back({ payment_intent: intentOf(again) })).status).toBe(200);
  });

  test('and nobody comes back: the intent is found, cancelled, and all is released', async () => {
    dieAfterCreating();
    expect((await pay()).status).toBe(503);
    const [made] = world.stripe.control.events({ type: 'payment_intent.created' }).slice(-1);
    later(31);
    expect(await reconcilePayments()).toBe(1);
    expect(world.stripe.control.intent(made?.subject ?? '')?.status).toBe('canceled');
    expect(await held()).toEqual([10, 0]);
  });

  test('a provider that refuses: 502, all is released, and the next pay is another order', async () => {
    const refusal = {
      count: 1,
      latencyMs: 0,
      disconnect: false,
      status: 400,
      code: 'account_invalid',
    } as const;
    world.stripe.control.fault({ ...refusal, path: INTENTS, method: 'POST', when: 'before' });
    const refused = await pay();
    expect([refused.status, refused.json['code']]).toEqual([502, 'payment_provider_failed']);
    expect(await held()).toEqual([10, 0]);
    expect((await pay()).status).toBe(200);
    expect(await held()).toEqual([8, 1]);
  });

  test('one payment that cannot be reconciled does not keep the others', async () => {
    // Earlier tests leave unpaid orders; they hold at most half of the stock.
    await world.sql('update variants set stock = 100 where id = $1', [VARIANT]);
    const first = await pay();
    const other = new Shopper(world, FJORD, [
      { product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 1 },
    ]);
    await other.createCustomer();
    await other.pay({ amount: '26.34', total_shipping_price: '4.74' });
    world.stripe.control.fault({
      ...trouble,
      path: `${INTENTS}/${intentOf(first)}`,
      method: 'GET',
      when: 'before',
    });
    later(31);
    expect(await reconcilePayments()).toBe(1);
    expect(await orderState(world, idOf(first))).toMatchObject({ payment: 'awaiting_payment' });
    // It is tried again a minute later, not in the next turn.
    expect(await reconcilePayments()).toBe(0);
    later(33);
    expect(await reconcilePayments()).toBe(1);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
