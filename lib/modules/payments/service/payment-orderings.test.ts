/** @jest-environment node */
import { reconcileOrder } from './reconcile';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, PAID_STATE, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const NEWS = ['created', 'failed attempt', 'succeeded', 'return', 'reconcile'] as const;
type News = (typeof NEWS)[number];
const TYPES: Partial<Record<News, string>> = {
  created: 'payment_intent.created',
  'failed attempt': 'payment_intent.payment_failed',
  succeeded: 'payment_intent.succeeded',
};
const EXPECTED = { ...PAID_STATE, audit: [...PAID_STATE.audit, 'order.payment_failed'] };

function orderings(items: readonly News[]): News[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    orderings(items.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());

interface Paid {
  shopper: Shopper;
  orderId: string;
  intent: string;
}

/** An order whose first card was declined and whose second one paid; no report has arrived yet. */
async function payUnheard(code = ''): Promise<Paid> {
  const line = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-l', quantity: 1 };
  const shopper = new Shopper(world, FJORD, [line]);
  await shopper.createCustomer();
  const amount = code === '' ? '26.34' : '16.34';
  const paid = await shopper.pay({ amount, total_shipping_price: '4.74', discount_code: code });
  expect(paid.status).toBe(200);
  const intent = intentOf(paid);
  expect(world.stripe.control.pay(intent, '4000000000000002')).toMatchObject({
    error: { code: 'card_declined' },
  });
  world.stripe.control.pay(intent);
  return { shopper, orderId: paid.json['order_id'] ?? '', intent };
}

async function tell({ shopper, orderId, intent }: Paid, news: News): Promise<void> {
  const type = TYPES[news];
  if (type) {
    const [event] = world.stripe.control.events({ type, subject: intent });
    expect(await world.stripe.control.deliver([event?.id ?? 'none'])).toEqual([200]);
  } else if (news === 'return') {
    const back = await shopper.back({ payment_intent: intent });
    expect(back.json.data['order']).toMatchObject({ id: orderId, payment_status: 'paid' });
  } else {
    expect(['finalised', 'settled']).toContain(await reconcileOrder({ tenantId: FJORD.tenantId, orderId }));
  }
}

test('all 120 orderings, and each of them told twice, end in the same state', async () => {
  const all = orderings(NEWS);
  expect(all).toHaveLength(120);
  for (const ordering of all) {
    const paid = await payUnheard();
    for (const news of ordering) await tell(paid, news);
    expect([ordering, await orderState(world, paid.orderId)]).toEqual([ordering, EXPECTED]);
    for (const news of ordering) await tell(paid, news);
    expect([ordering, await orderState(world, paid.orderId)]).toEqual([ordering, EXPECTED]);
  }
}, 300_000);

test('all the news at once, twice, end there too', async () => {
  for (let round = 0; round < 10; round += 1) {
    const paid = await payUnheard();
    await Promise.all([...NEWS, ...NEWS].map((news) => tell(paid, news)));
    expect(await orderState(world, paid.orderId)).toEqual(EXPECTED);
  }
}, 60_000);

test('a declined card keeps voucher and stock, and the good one after it uses them once', async () => {
  const stock = await stockOf(world, 'ff-crew-tee-black-l');
  expect(await voucherUses(world, 'ONCE')).toBe(0);
  const paid = await payUnheard('ONCE');
  await tell(paid, 'failed attempt');
  expect(await voucherUses(world, 'ONCE')).toBe(1);
  expect(await stockOf(world, 'ff-crew-tee-black-l')).toBe(stock - 1);
  await tell(paid, 'succeeded');
  expect(await orderState(world, paid.orderId)).toEqual(EXPECTED);
  expect(await voucherUses(world, 'ONCE')).toBe(1);
  expect(await stockOf(world, 'ff-crew-tee-black-l')).toBe(stock - 1);
});
