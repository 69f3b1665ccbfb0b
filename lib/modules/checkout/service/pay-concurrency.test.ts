/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, PAID_STATE, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const TOTE = { product_id: 'ff-tote', variant_id: 'ff-tote-oat', quantity: 1 };
const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const TEE_PRICE = { amount: '26.34', total_shipping_price: '4.74' };

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

async function shopperWith(...lines: Record<string, unknown>[]): Promise<Shopper> {
  const shopper = new Shopper(world, FJORD, lines);
  expect((await shopper.createCustomer()).status).toBe(200);
  return shopper;
}

async function ordersOf(shopper: Shopper): Promise<string[]> {
  const rows = await world.sql<{ status: string }>(
    'select payment_status as status from orders where customer_id = $1 order by 1',
    [shopper.customerId],
  );
  return rows.map((row) => row.status);
}

test('six left and five buyers at once: three hold one, two are told which line is held (D27-10)', async () => {
  await world.sql(`update variants set stock = 6 where id = 'ff-tote-oat'`);
  const shoppers = await Promise.all([1, 2, 3, 4, 5].map(() => shopperWith(TEE, TOTE)));
  const pay = { amount: '40.44', total_shipping_price: '5.64' };
  const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(pay)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 422, 422]);
  const short = answers.find((answer) => answer.status === 422);
  expect(short?.json).toMatchObject({ code: 'stock_held', codes: { 'products.1.quantity': ['stock_held'] } });
  expect(await stockOf(world, 'ff-tote-oat')).toBe(3);
  expect((await Promise.all(shoppers.map(ordersOf))).flat()).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status === 200)) {
    world.stripe.control.pay(intentOf(answer));
  }
  await world.stripe.control.settled();
});

test('one left and five buyers at once: one gets it, four are told which line is short', async () => {
  await world.sql(`update variants set stock = 1 where id = 'ff-tote-oat'`);
  const shoppers = await Promise.all([1, 2, 3, 4, 5].map(() => shopperWith(TEE, TOTE)));
  const pay = { amount: '40.44', total_shipping_price: '5.64' };
  const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(pay)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422]);
  for (const { json } of answers.filter(({ status }) => status === 422)) {
    expect(json).toMatchObject({ code: 'out_of_stock', codes: { 'products.1.quantity': ['out_of_stock'] } });
  }
  expect(await stockOf(world, 'ff-tote-oat')).toBe(0);
  for (const answer of answers.filter(({ status }) => status === 200)) {
    world.stripe.control.pay(intentOf(answer));
  }
  await world.stripe.control.settled();
});

test('a voucher for one use, and eight who pay with it at once: one has it', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopperWith(TEE)));
  const pay = { amount: '16.34', total_shipping_price: '4.74', discount_code: 'once' };
  const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(pay)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.json).toMatchObject({ code: 'invalid', codes: { discount_code: ['voucher_used'] } });
  }
  expect(await voucherUses(world, 'ONCE')).toBe(1);
});

test('the same pay from six tabs at once is one order, one intent and one reservation', async () => {
  const stock = await stockOf(world, TEE.variant_id);
  const shopper = await shopperWith(TEE);
  const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.pay(TEE_PRICE)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(new Set(answers.map((answer) => answer.json['client_secret'])).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.json['order_id'])).size).toBe(1);
  expect(await ordersOf(shopper)).toEqual(['awaiting_payment']);
  expect(await stockOf(world, TEE.variant_id)).toBe(stock - 1);
});

test('two tabs that pay with different methods leave one order that can be paid', async () => {
  const stock = await stockOf(world, TEE.variant_id);
  const shopper = await shopperWith(TEE);
  const express = { amount: '33.54', total_shipping_price: '11.94', shipping_method: 'express' };
  const answers = await Promise.all([shopper.pay(TEE_PRICE), shopper.pay(express)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const states = answers.map((answer) => world.stripe.control.intent(intentOf(answer))?.status).sort();
  expect(states).toEqual(['canceled', 'requires_payment_method']);
  expect(await ordersOf(shopper)).toEqual(['awaiting_payment', 'cancelled']);
  expect(await stockOf(world, TEE.variant_id)).toBe(stock - 1);
});

test('both tabs press pay on the same order: it is charged once, and a third pay is a 409 with the order', async () => {
  const shopper = await shopperWith(TEE);
  const [one, other] = await Promise.all([shopper.pay(TEE_PRICE), shopper.pay(TEE_PRICE)]);
  world.stripe.control.pay(intentOf(one));
  expect(world.stripe.control.pay(intentOf(other))).toMatchObject({
    error: { code: 'payment_intent_unexpected_state' },
  });
  const third = await shopper.pay(TEE_PRICE);
  expect(third.status).toBe(409);
  expect(third.json).toMatchObject({
    code: 'already_paid',
    data: { order: { id: one.json['order_id'], payment_status: 'paid', total_store_price: '26.34' } },
  });
  await world.stripe.control.settled();
  expect(await orderState(world, one.json['order_id'] ?? '')).toEqual(PAID_STATE);
  const different = await shopper.pay({ ...TEE_PRICE, total_shipping_price: '9.99' });
  expect(different.json).toMatchObject({ code: 'already_paid' });
});

test('a settled basket starts again with a new customer', async () => {
  const shopper = await shopperWith(TEE);
  const paid = await shopper.pay(TEE_PRICE);
  const first = shopper.customerId;
  await shopper.createCustomer({ customer_id: first, name: 'Ada F. Fern' });
  expect(shopper.customerId).toBe(first);
  world.stripe.control.pay(intentOf(await shopper.pay(TEE_PRICE)));
  await world.stripe.control.settled();
  await shopper.createCustomer({ customer_id: first });
  expect(shopper.customerId).not.toBe(first);
  const [order] = await world.sql('select snapshot -> $2 ->> $3 as name from orders where id = $1', [
    paid.json['order_id'],
    'customer',
    'name',
  ]);
  expect(order).toEqual({ name: 'Ada Fern' });
});

test('the last piece moves with the shopper when the basket changes, and no one else gets it in between', async () => {
  await world.sql(`update variants set stock = 1 where id = 'ff-tote-oat'`);
  const shopper = await shopperWith(TOTE);
  const first = await shopper.pay({ amount: '17.94', total_shipping_price: '4.74' });
  expect(first.status).toBe(200);
  const tracked = { amount: '19.74', total_shipping_price: '6.54', shipping_method: 'standard_tracked' };
  const second = await shopper.pay(tracked);
  expect(second.status).toBe(200);
  expect(second.json['order_id']).not.toBe(first.json['order_id']);
  expect(await stockOf(world, 'ff-tote-oat')).toBe(0);
  expect(world.stripe.control.intent(intentOf(first))?.status).toBe('canceled');
  const other = await shopperWith(TOTE);
  expect((await other.pay(tracked)).json).toMatchObject({ code: 'out_of_stock' });
  expect(await ordersOf(other)).toEqual([]);
});

test('a new pay that cannot stand leaves the open one payable', async () => {
  const shopper = await shopperWith(TEE);
  const first = await shopper.pay(TEE_PRICE);
  const wrong = await shopper.pay({ ...TEE_PRICE, discount_code: 'OLD' });
  expect(wrong.json).toMatchObject({ codes: { discount_code: ['voucher_expired'] } });
  expect(world.stripe.control.intent(intentOf(first))?.status).toBe('requires_payment_method');
  expect((await shopper.pay(TEE_PRICE)).json['client_secret']).toBe(first.json['client_secret']);
});
