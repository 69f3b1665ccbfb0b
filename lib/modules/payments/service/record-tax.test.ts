/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { payments } from '@/lib/payments';
import { editAddress } from '@/lib/modules/order-changes/service/edit-address';
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { ISLA } from '@/scripts/test/charge-world';
import { ADA, intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { noteCharge } from './note-charge';
import { recordTax } from './record-tax';
import { askRefund } from './refund/ask-refund';
import { refundOrder } from './refund-order';

jest.setTimeout(60_000);

const TEES = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 }];
const KANSAS = { address_state: 'Kansas', address_postcode: '66044', address_city: 'Lawrence' };
const NEW_YORK = { address_state: 'New York', address_postcode: '10001', address_city: 'New York' };
const { email: _, ...WHO } = { ...ADA, address_second_line: '', address_county: '', ...US_ADDRESS };
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

interface Bought {
  intentId: string;
  key: { tenantId: string; orderId: string };
  token: string;
  page: OrderPage;
}

async function buy(code = '', amount = '54.50'): Promise<Bought> {
  const shopper = new Shopper(world, PRAIRIE, TEES);
  await shopper.createCustomer({ ...US_ADDRESS, ...NEW_YORK });
  const paid = await shopper.pay({ amount, total_shipping_price: '6.50', discount_code: code });
  if (paid.json['client_secret']) {
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
  }
  const key = { tenantId: PRAIRIE.tenantId, orderId: String(paid.json['order_id']) };
  const token = orderToken(key);
  const intentId = paid.json['client_secret'] ? intentOf(paid) : '';
  return { key, token, intentId, page: await readOrderPage(token, 'req_test') };
}

const record = ({ key }: Bought, last = false) => recordTax(key, { last });
const move = ({ token, page }: Bought) =>
  editAddress(token, 'req_test', { ...WHO, ...KANSAS, version: page.version });

/** The account's tax reports for an order: sales and reversals with the tax of each. */
function reports({ key }: Bought) {
  const all = world.stripe.control.taxReports('acct_sandbox_us_prairie');
  return all
    .filter(({ transaction }) => transaction.reference.startsWith(key.orderId))
    .map(({ transaction, lines }) => ({
      reference: transaction.reference.replace(key.orderId, 'order'),
      state: transaction.customer_details.address.state,
      tax: lines.reduce((sum, line) => sum + line.amount_tax, transaction.shipping_cost?.amount_tax ?? 0),
    }));
}
const rows = ({ key }: Bought) =>
  world.sql<{ withdrawn: boolean; told: boolean; reversed: boolean; problem: string | null }>(
    `select withdrawn, transaction_id is not null as told, reversal_id is not null as reversed, problem
     from tax_sales where order_id = $1 order by sequence`,
    [key.orderId],
  );
const tellings = async ({ key }: Bought) =>
  (await orderState(world, key.orderId)).audit.filter((action) => action.startsWith('order.tax'));
const requestsOf = async ({ key }: Bought) =>
  (
    await world.sql<{ id: string }>(
      "select id from refund_requests where order_id = $1 and state = 'waiting'",
      [key.orderId],
    )
  ).map(({ id }) => id);
const waiting = async ({ key }: Bought) =>
  (await orderState(world, key.orderId)).jobs.filter((job) => job === 'record-tax').length;

describe('the tax of a paid US order stands in the provider’s reports (D14-8)', () => {
  test('its payment brings a job, which records the calculation once, however often it runs', async () => {
    const order = await buy();
    expect([await waiting(order), reports(order)]).toEqual([1, []]);
    await Promise.all([record(order), record(order)]);
    await record(order);
    expect(reports(order)).toEqual([{ reference: 'order', state: 'NY', tax: 484 }]);
    expect(await rows(order)).toEqual([{ withdrawn: false, told: true, reversed: false, problem: null }]);
    expect(await tellings(order)).toEqual(['order.tax_recorded']);
  });

  test('no tax was asked for what a voucher covers, nor outside the US: there is nothing to tell', async () => {
    const free = await buy('FREERUN', '0.00');
    expect([await waiting(free), await rows(free)]).toEqual([0, []]);
    await record(free);
    expect(reports(free)).toEqual([]);
    const tee = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
    const shopper = new Shopper(world, FJORD, tee);
    await shopper.createCustomer();
    const paid = await shopper.pay({ amount: '26.34', total_shipping_price: '4.74' });
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    const state = await orderState(world, String(paid.json['order_id']));
    expect([state.payment, state.jobs.includes('record-tax')]).toEqual(['paid', false]);
  });

  test('a cancelled order’s sale is reversed in full once its money has gone back, also when it had not been told', async () => {
    for (const early of [true, false]) {
      const order = await buy();
      if (early) await record(order);
      await cancelOrder(order.token, 'req_test', order.page.version);
      await refundOrder(order.key);
      expect(await waiting(order)).toBe(1);
      await record(order);
      await record(order);
      expect(reports(order)).toEqual([
        { reference: 'order', state: 'NY', tax: 484 },
        { reference: 'order-reversed', state: 'NY', tax: -484 },
      ]);
      expect(await tellings(order)).toEqual(['order.tax_recorded', 'order.tax_reversed']);
    }
  });

  test('of a refund only its own part is reversed, and of the whole what is left of it (D36-10)', async () => {
    const order = await buy();
    await record(order);
    await world.sql("update orders set status = 'shipped' where id = $1", [order.key.orderId]);
    const client = { tenantId: PRAIRIE.tenantId, actor: 'client' } as const;
    const ask = async (form: Partial<RefundForm>, left: string) => {
      const whole = { of: 'amount', lines: [], shipping: false, left, reason: 'late', words: '' } as const;
      await askRefund(client, ISLA, order.key.orderId, { ...whole, lines: [], ...form });
      for (const requestId of await requestsOf(order)) await refundOrder({ ...order.key, requestId });
      expect(await waiting(order)).toBe(1);
      await record(order);
      await record(order);
    };
    await ask({ amount: '20.00' }, '59.34');
    // 20.00 of 59.34: the tax of each line's part is rounded by itself.
    const [sold, part] = reports(order).map(({ tax }) => tax);
    expect([sold, Math.abs((part ?? 0) + 163) <= 1]).toEqual([484, true]);
    expect(await tellings(order)).toEqual(['order.tax_recorded', 'order.tax_reversed']);
    await ask({ of: 'everything' }, '39.34');
    const taxes = reports(order).map(({ tax }) => tax);
    expect([taxes.length, taxes.reduce((sum, tax) => sum + tax, 0)]).toEqual([3, 0]);
  });

  test('so is the part of a refund made in the provider’s dashboard, once however often it is told (D36-10)', async () => {
    const order = await buy();
    await record(order);
    world.stripe.control.refund(order.intentId, 1000);
    const account = { region: 'US', account: 'acct_sandbox_us_prairie' } as const;
    const told = { tenantId: PRAIRIE.tenantId, merchant: account, requestId: 'req_test' };
    await noteCharge(told, order.intentId);
    await noteCharge(told, order.intentId);
    await record(order);
    await record(order);
    // 10.00 of 59.34: the tax of each line's part is rounded by itself.
    const [sold, part, ...more] = reports(order).map(({ tax }) => tax);
    expect([sold, Math.abs((part ?? 0) + 82) <= 1, more]).toEqual([484, true, []]);
  });

  test('an edit that lowers the tax leaves exactly the lower one, in the right state', async () => {
    const order = await buy();
    await record(order);
    await move(order);
    expect(await waiting(order)).toBe(1);
    await record(order);
    expect(reports(order)).toEqual([
      { reference: 'order', state: 'NY', tax: 484 },
      { reference: 'order-reversed', state: 'NY', tax: -484 },
      { reference: 'order-2', state: 'KS', tax: 354 },
    ]);
    const page = await readOrderPage(order.token, 'req_test');
    await cancelOrder(order.token, 'req_test', page.version);
    await refundOrder(order.key);
    await record(order);
    expect(reports(order).reduce((sum, { tax }) => sum + tax, 0)).toBe(0);
    expect(await rows(order)).toHaveLength(2);
  });

  test('an edit that the first telling was too late for is told in order', async () => {
    const order = await buy();
    await move(order);
    await record(order);
    expect(reports(order).map(({ tax }) => tax)).toEqual([484, -484, 354]);
  });
});

describe('when the provider does not take it', () => {
  const later = (days: number) => setClock(() => new Date(Date.now() + days * 86_400_000));

  test('an answer that is lost on the way makes no second sale', async () => {
    const order = await buy();
    const { recordTaxTransaction } = payments();
    jest.spyOn(payments(), 'recordTaxTransaction').mockImplementationOnce(async (...sale) => {
      await recordTaxTransaction(...sale);
      throw new AppError('unavailable');
    });
    await expect(record(order)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await rows(order)).toMatchObject([{ told: false, problem: null }]);
    await record(order);
    expect(reports(order)).toHaveLength(1);
    expect(await rows(order)).toMatchObject([{ told: true, problem: null }]);
  });

  test('a calculation that has expired is asked for anew, of the very same', async () => {
    const order = await buy();
    const restore = later(91);
    await record(order);
    restore();
    expect(reports(order)).toEqual([{ reference: 'order', state: 'NY', tax: 484 }]);
  });

  test('another tax than the one paid is not told, and the order says so once', async () => {
    const order = await buy();
    const restore = later(91);
    const other = { ok: true, value: { calculationId: 'taxcalc_other', tax: 500 } } as const;
    jest.spyOn(payments(), 'calculateTax').mockResolvedValue(other);
    await record(order);
    await record(order);
    restore();
    expect([reports(order), await rows(order)]).toEqual([
      [],
      [{ withdrawn: false, told: false, reversed: false, problem: 'differs' }],
    ]);
    const { history, audit } = await orderState(world, order.key.orderId);
    expect(history).toEqual(['new', 'new new tax_unrecorded']);
    expect(audit).toContain('order.tax_failed');
  });

  test('what was cancelled before it was ever told, and has expired, is no trouble', async () => {
    const order = await buy();
    await cancelOrder(order.token, 'req_test', order.page.version);
    await refundOrder(order.key);
    const restore = later(91);
    await record(order);
    restore();
    expect([reports(order), (await rows(order))[0]?.problem]).toEqual([[], 'lapsed']);
    expect(await tellings(order)).toEqual([]);
  });

  test('away until the last attempt, or refused: written down for people', async () => {
    const [away, refused] = [await buy(), await buy()];
    const path = '/v1/tax/transactions/create_from_calculation';
    const fault = { count: 3, latencyMs: 0, when: 'before', disconnect: false, path } as const;
    world.stripe.control.fault({ ...fault, status: 500 });
    await record(away, true);
    expect(await rows(away)).toMatchObject([{ told: false, problem: 'unreached' }]);
    world.stripe.control.fault({ ...fault, count: 1, status: 403 });
    await record(refused);
    expect(await rows(refused)).toMatchObject([{ told: false, problem: 'refused' }]);
    expect(await tellings(refused)).toEqual(['order.tax_failed']);
  });
});
