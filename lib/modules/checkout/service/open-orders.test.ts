/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { issueCsrf } from '@/lib/modules/accounts/service/csrf';
import { reconcilePayments } from '@/lib/modules/payments/service/reconcile';
import { startCheckoutWorld, type Answer, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf } from '@/scripts/test/order-state';
import { intentOf, ownPhone, Shopper } from '@/scripts/test/shopper';

const TEE = 'ff-crew-tee-black-m';
const TOTE = 'ff-tote-oat';
const NOON = new Date('2026-11-20T12:00:10Z');
let world: CheckoutWorld;
let restore: () => void;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());
beforeEach(async () => {
  restore = setClock(() => NOON);
  await world.sql(`update variants set stock = 1000`);
});
afterEach(() => restore());

const at = (minutes: number) => {
  restore();
  restore = setClock(() => new Date(NOON.getTime() + minutes * 60_000));
};
const unpaidLimit = ({ status, json }: Answer) => [status, json.code];

async function payTee(phone: Record<string, string>, quantity = 1, variant = TEE): Promise<Answer> {
  const product = variant === TEE ? 'ff-crew-tee' : 'ff-tote';
  const lines = [{ product_id: product, variant_id: variant, quantity }];
  const shopper = new Shopper(world, FJORD, lines, phone);
  expect((await shopper.createCustomer()).status).toBe(200);
  const asked = await shopper.pay({ amount: '0.00', total_shipping_price: '0.00' });
  if (asked.status !== 422) return asked;
  const figures: Record<string, string> = asked.json['figures'] ?? asked.json.data?.['figures'] ?? {};
  return shopper.pay({
    amount: String(figures['amount']),
    total_shipping_price: String(figures['total_shipping_price']),
  });
}

/** A browser of its own at one office's address. */
const desk = (address: string) => ({ ...ownPhone(), 'x-merchloom-peer': address });
/** One of equal browsers at one address, told apart by the cookie that every page gets. */
const laptop = (address: string) => ({
  'x-merchloom-peer': address,
  'user-agent': 'the same browser',
  cookie: `csrf_token=${issueCsrf()}`,
});

describe('unpaid orders of one visitor (D27-8)', () => {
  test('three may be open; the fourth is refused until one is paid or has ended', async () => {
    const phone = ownPhone();
    const open = [await payTee(phone), await payTee(phone), await payTee(phone)];
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await payTee(phone);
    expect(unpaidLimit(refused)).toEqual([429, 'too_many_unpaid']);
    expect(refused.headers.get('retry-after')).toBe('1800');
    world.stripe.control.pay(intentOf(open[0] as Answer));
    await world.stripe.control.settled();
    expect((await payTee(phone)).status).toBe(200);
    expect((await payTee(phone)).status).toBe(429);
    at(31);
    await reconcilePayments();
    expect((await payTee(phone)).status).toBe(200);
  });

  test('ten at once: three', async () => {
    const phone = ownPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payTee(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('a refused one reserves nothing', async () => {
    const phone = ownPhone();
    for (let index = 0; index < 3; index += 1) await payTee(phone);
    const before = await stockOf(world, TEE);
    await payTee(phone);
    expect(await stockOf(world, TEE)).toBe(before);
  });
});

describe('unpaid orders of one address in one event (D27-8)', () => {
  test('thirty people of an office check out at once; the next waits', async () => {
    const answers = [];
    for (let index = 0; index < 15; index += 1) answers.push(await payTee(desk('203.0.113.5')));
    for (let index = 0; index < 15; index += 1) answers.push(await payTee(laptop('203.0.113.5')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(unpaidLimit(await payTee(desk('203.0.113.5')))).toEqual([429, 'too_many_unpaid']);
    expect((await payTee(desk('203.0.113.6'))).status).toBe(200);
  });
});

describe('how long a refused visitor waits (D27-8)', () => {
  test('until one of their own orders ends, though a colleague’s ends sooner', async () => {
    await payTee(desk('203.0.113.7'));
    at(10);
    const mine = desk('203.0.113.7');
    for (let index = 0; index < 3; index += 1) expect((await payTee(mine)).status).toBe(200);
    at(15);
    const refused = await payTee(mine);
    expect(unpaidLimit(refused)).toEqual([429, 'too_many_unpaid']);
    expect(refused.headers.get('retry-after')).toBe(String(25 * 60));
  });
});

describe('the stock that unpaid orders hold (D27-10)', () => {
  test('is half of it, and at least one piece', async () => {
    await world.sql('update variants set stock = 10 where id = $1', [TOTE]);
    expect((await payTee(ownPhone(), 3, TOTE)).status).toBe(200);
    const over = await payTee(ownPhone(), 3, TOTE);
    expect([over.status, over.json.code]).toEqual([422, 'stock_held']);
    expect(over.json.codes).toEqual({ 'products.0.quantity': ['stock_held'] });
    expect((await payTee(ownPhone(), 2, TOTE)).status).toBe(200);
    expect(await stockOf(world, TOTE)).toBe(5);
    expect((await payTee(ownPhone(), 1, TOTE)).json.code).toBe('stock_held');
  });

  test('ten at once for ten pieces: five, whoever is first', async () => {
    await world.sql(`update orders set reserved = false where payment_status = 'awaiting_payment'`);
    await world.sql('update variants set stock = 10 where id = $1', [TOTE]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payTee(ownPhone(), 1, TOTE)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await stockOf(world, TOTE)).toBe(5);
  });

  test.each([
    [4, 10],
    [5, 30],
  ])('with %i left, a reservation lasts %i minutes', async (left, minutes) => {
    await world.sql(`update orders set reserved = false where payment_status = 'awaiting_payment'`);
    await world.sql('update variants set stock = $1 where id = $2', [left, TOTE]);
    const { json } = await payTee(ownPhone(), 1, TOTE);
    const [order] = await world.sql<{ until: Date }>(
      'select reserved_until as until from orders where id = $1',
      [json['order_id']],
    );
    expect((order?.until.getTime() ?? 0) - NOON.getTime()).toBe(minutes * 60_000);
  });
});

describe('failed cards (D27-9)', () => {
  const decline = async (intent: string) => {
    world.stripe.control.pay(intent, '4000000000000002');
    await world.stripe.control.settled();
  };

  test('after ten in an hour the open payment ends, and the visitor gets no other; an hour later they do', async () => {
    const phone = ownPhone();
    const open = await payTee(phone);
    for (let index = 0; index < 9; index += 1) await decline(intentOf(open));
    expect((await payTee(phone)).status).toBe(200);
    await decline(intentOf(open));
    const refused = await payTee(phone);
    expect(unpaidLimit(refused)).toEqual([429, 'cards_refused']);
    expect(Number(refused.headers.get('retry-after'))).toBe(3590);
    await reconcilePayments();
    expect(world.stripe.control.intent(intentOf(open))?.status).toBe('canceled');
    expect(await orderState(world, String(open.json['order_id']))).toMatchObject({ payment: 'cancelled' });
    expect((await payTee(ownPhone())).status).toBe(200);
    at(60);
    expect((await payTee(phone)).status).toBe(200);
  });

  test('the same event told twice counts once', async () => {
    const phone = ownPhone();
    const open = await payTee(phone);
    for (let index = 0; index < 5; index += 1) await decline(intentOf(open));
    const told = world.stripe.control.events({
      type: 'payment_intent.payment_failed',
      subject: intentOf(open),
    });
    await world.stripe.control.deliver(told.map(({ id }) => id));
    await decline(intentOf(open));
    expect((await payTee(phone)).status).toBe(200);
  });
});
