/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { AppError } from '@/lib/kernel/app-error';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { payments } from '@/lib/payments';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { ADA, intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';
import { editAddress } from './edit-address';
import { readEditOptions } from './read-edit-options';

jest.setTimeout(60_000);

const TEES = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 }];
const PLACES = {
  kansas: { address_state: 'Kansas', address_postcode: '66044', address_city: 'Lawrence' },
  newYork: { address_state: 'New York', address_postcode: '10001', address_city: 'New York' },
  oregon: { address_state: 'Oregon', address_postcode: '97201', address_city: 'Portland' },
} as const;
type Place = keyof typeof PLACES;
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

interface Bought {
  key: { tenantId: string; orderId: string };
  token: string;
  page: OrderPage;
}

async function bought(shopper: Shopper, figures: Parameters<Shopper['pay']>[0]): Promise<Bought> {
  const paid = await shopper.pay(figures);
  expect(paid.status).toBe(200);
  if (paid.json['client_secret']) {
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
  }
  const key = { tenantId: shopper.store.tenantId, orderId: String(paid.json['order_id']) };
  const token = orderToken(key);
  return { key, token, page: await readOrderPage(token, 'req_test') };
}

async function buyIn(place: Place, code = '', amount = '54.50'): Promise<Bought> {
  const shopper = new Shopper(world, PRAIRIE, TEES);
  await shopper.createCustomer({ ...US_ADDRESS, ...PLACES[place] });
  return bought(shopper, { amount, total_shipping_price: '6.50', discount_code: code });
}

async function buyTee(): Promise<Bought> {
  const tee = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
  const shopper = new Shopper(world, FJORD, tee);
  await shopper.createCustomer();
  return bought(shopper, { amount: '26.34', total_shipping_price: '4.74' });
}

const { email: _, ...UK } = { ...ADA, address_second_line: '', address_county: '', address_state: '' };
const US = { ...UK, ...US_ADDRESS };
const edit = ({ token, page }: Bought, form: Partial<typeof UK>, version = page.version) =>
  editAddress(token, 'req_test', { ...UK, ...form, version });
const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
};
const editsOf = ({ key }: Bought) =>
  world.sql<{ id: string; refund: number; changes: object }>(
    'select id, refund_minor as refund, changes from order_edits where order_id = $1 order by created_at, id',
    [key.orderId],
  );
const columns = async ({ key }: Bought) => {
  const [row] = await world.sql<Record<string, unknown>>(
    `select net_minor as net, vat_minor as tax, total_minor as total, snapshot -> 'tax' as frozen,
       tax_calculation_id is not null as known from orders where id = $1`,
    [key.orderId],
  );
  return row;
};

describe('name, phone and address (D12, D18, D18-5)', () => {
  test('are written the country’s way, without a trace of them in audit, history or the edit itself', async () => {
    const order = await buyTee();
    const form = { name: 'Bo Lund', address_first_line: '3 New Row', address_postcode: 'eh66jn' };
    const page = await edit(order, form);
    expect(page.customer).toMatchObject({ ...form, address_postcode: 'EH6 6JN', email: ADA.email });
    expect(page).toMatchObject({ total_store_price: '26.34', given_back: null });
    expect(await editsOf(order)).toMatchObject([{ refund: 0, changes: { kind: 'address' } }]);
    const state = await orderState(world, order.key.orderId);
    expect(state.history).toEqual(['new', 'new new edited']);
    const told = await world.sql(
      "select data from audit_log where subject_id = $1 and action = 'order.edited'",
      [order.key.orderId],
    );
    expect(JSON.stringify(told)).not.toMatch(/Lund|New Row|EH6/);
    const { address } = await readEditOptions(order.token, 'req_test');
    expect(address).toMatchObject({ name: 'Bo Lund', phone: ADA.phone, address_postcode: 'EH6 6JN' });
  });

  test('every wrong field is named, and a country or state that the event does not deliver to is refused', async () => {
    const order = await buyTee();
    const wrong = { name: ' ', phone: 'x', address_postcode: '1', address_city: '' };
    expect((await refusalOf(edit(order, wrong))).fields).toEqual({
      name: ['required'],
      phone: ['invalid_phone'],
      address_city: ['required'],
      address_postcode: ['invalid_postcode'],
    });
    await world.sql("update events set countries = '{GB}' where slug = 'fjord-fern'");
    const abroad = edit(order, { address_country: 'France', address_postcode: '75001' });
    expect((await refusalOf(abroad)).fields).toEqual({ address_country: ['invalid_country'] });
    expect((await readEditOptions(order.token, 'req_test')).countries).toEqual(['GB']);
    await world.sql("update events set countries = '{}' where slug = 'fjord-fern'");
    expect(await editsOf(order)).toEqual([]);
  });

  test('the same address again is no edit', async () => {
    const order = await buyTee();
    const page = await edit(order, { address_first_line: '3 New Row' });
    const again = await edit(order, { address_first_line: '3 New Row' });
    expect([again.version, await editsOf(order)]).toEqual([page.version, expect.any(Array)]);
    expect(await editsOf(order)).toHaveLength(1);
  });
});

describe('sales tax after a move (D14-8, D16, D18-5)', () => {
  test('is asked for again; a lower one is given back, and stands in snapshot, page and column alike', async () => {
    const order = await buyIn('newYork');
    expect(order.page.total_store_price).toBe('59.34');
    const page = await edit(order, { ...US, ...PLACES.kansas });
    expect(page).toMatchObject({
      total_store_price_excluding_vat: '54.50',
      total_store_vat: '3.54',
      total_store_price: '58.04',
      given_back: { amount: '1.30', done: false },
    });
    expect(await columns(order)).toEqual({
      net: 5450,
      tax: 354,
      total: 5804,
      known: true,
      frozen: { subtotalMinor: 5450, taxMinor: 354, grandTotalMinor: 5804 },
    });
    const next = await edit({ ...order, page }, { ...US, ...PLACES.oregon });
    expect(next).toMatchObject({ total_store_price: '54.50', given_back: { amount: '4.84' } });
    const edits = await editsOf(order);
    expect(edits.map(({ refund }) => refund)).toEqual([130, 354]);
    for (const { id } of edits) await refundOrder({ ...order.key, editId: id });
    expect(await readOrderPage(order.token, 'req_test')).toMatchObject({
      given_back: { amount: '4.84', done: true },
    });
  });

  test('a higher one is refused with the figures, at the place that is another, and nothing changes', async () => {
    const order = await buyIn('oregon');
    const refused = await refusalOf(edit(order, { ...US, ...PLACES.newYork }));
    expect([refused.code, refused.fields]).toEqual(['invalid', { address_state: ['raises_price'] }]);
    expect(refused.data).toMatchObject({
      figures: { total_store_vat: '4.84', total_store_price: '59.34' },
    });
    expect((await readOrderPage(order.token, 'req_test')).version).toBe(order.page.version);
    expect(await editsOf(order)).toEqual([]);
  });

  test('a state that the event does not deliver to is refused before anybody is asked', async () => {
    const order = await buyIn('newYork');
    const asked = jest.spyOn(payments(), 'calculateTax');
    await world.sql("update events set states = '{Kansas,NY}' where slug = 'prairie-run'");
    expect((await refusalOf(edit(order, { ...US, ...PLACES.oregon }))).fields).toEqual({
      address_state: ['invalid_state'],
    });
    expect((await readEditOptions(order.token, 'req_test')).states).toEqual(['Kansas', 'NY']);
    await world.sql("update events set states = '{}' where slug = 'prairie-run'");
    expect(asked).not.toHaveBeenCalled();
  });

  test('nobody is asked for another name, nor for an order that a voucher covered', async () => {
    const [order, free] = [await buyIn('kansas'), await buyIn('kansas', 'FREERUN', '0.00')];
    const asked = jest.spyOn(payments(), 'calculateTax');
    expect(await edit(order, { ...US, ...PLACES.kansas, name: 'Bo Lund' })).toMatchObject({
      total_store_price: '58.04',
    });
    expect(await edit(free, { ...US, ...PLACES.newYork })).toMatchObject({ total_store_price: '0.00' });
    expect(asked).not.toHaveBeenCalled();
  });

  test('no transaction waits for the provider; an order that changes meanwhile is a conflict that shows it', async () => {
    const order = await buyIn('newYork');
    const { calculateTax } = payments();
    jest.spyOn(payments(), 'calculateTax').mockImplementationOnce(async (request) => {
      await edit(order, { ...US, ...PLACES.newYork, name: 'Bo Lund' });
      return calculateTax(request);
    });
    const refused = await refusalOf(edit(order, { ...US, ...PLACES.oregon }));
    expect(refused.code).toBe('conflict');
    expect(refused.data).toMatchObject({
      order: { customer: { name: 'Bo Lund', address_state: 'New York' } },
    });
  });

  test('two moves at once: one is saved with its tax and refund, the other is told', async () => {
    const order = await buyIn('newYork');
    const outcomes = await Promise.allSettled(
      (['kansas', 'oregon'] as const).map((place) => edit(order, { ...US, ...PLACES[place] })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ total = 0 } = {}] = await world.sql<{ total: number }>(
      'select total_minor as total from orders where id = $1',
      [order.key.orderId],
    );
    expect((await editsOf(order)).map(({ refund }) => refund)).toEqual([5934 - total]);
  });

  test('the seventh look-up of an order in a minute is refused before anybody is asked; other orders go on', async () => {
    const minute = Math.ceil(Date.now() / 60_000) * 60_000 + 30_000;
    const restore = setClock(() => new Date(minute));
    const [order, other] = [await buyIn('oregon'), await buyIn('newYork')];
    const asked = jest.spyOn(payments(), 'calculateTax');
    const dearer = () => refusalOf(edit(order, { ...US, ...PLACES.newYork }));
    for (let look = 0; look < 6; look += 1) expect((await dearer()).code).toBe('invalid');
    const refused = await dearer();
    expect([refused.code, refused.retryAfter, asked.mock.calls.length]).toEqual(['rate_limited', 30, 6]);
    expect(await edit(order, { ...US, ...PLACES.oregon, name: 'Bo Lund' })).toMatchObject({
      customer: { name: 'Bo Lund' },
    });
    expect(await edit(other, { ...US, ...PLACES.kansas })).toMatchObject({ total_store_price: '58.04' });
    restore();
    const next = setClock(() => new Date(minute + 31_000));
    const page = await readOrderPage(order.token, 'req_test');
    const again = edit({ ...order, page }, { ...US, ...PLACES.newYork });
    expect((await refusalOf(again)).code).toBe('invalid');
    next();
  });

  test('a place the provider does not know is said of the postcode; while it is away nothing changes', async () => {
    const order = await buyIn('newYork');
    jest.spyOn(payments(), 'calculateTax').mockResolvedValueOnce({ ok: false, error: 'location_unknown' });
    expect((await refusalOf(edit(order, { ...US, ...PLACES.oregon }))).fields).toEqual({
      address_postcode: ['invalid_postcode'],
    });
    const away = { count: 3, latencyMs: 0, status: 500, when: 'before', disconnect: false } as const;
    world.stripe.control.fault({ ...away, path: '/v1/tax/calculations', method: 'POST' });
    expect((await refusalOf(edit(order, { ...US, ...PLACES.oregon }))).code).toBe('unavailable');
    expect(await editsOf(order)).toEqual([]);
  });
});
