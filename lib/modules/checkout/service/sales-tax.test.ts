/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { log } from '@/lib/env/logger';
import { payments } from '@/lib/payments';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { Shopper, US_ADDRESS } from '@/scripts/test/shopper';

const KANSAS = { ...US_ADDRESS, address_state: 'KS', address_postcode: '66044' };
const TWO_TEES = { amount: '54.50', total_shipping_price: '6.50' };

let world: CheckoutWorld;
let shopper: Shopper;

beforeAll(async () => {
  world = await startCheckoutWorld([PRAIRIE]);
});
afterAll(() => world.close());
beforeEach(async () => {
  shopper = new Shopper(world, PRAIRIE, [
    { product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 },
  ]);
  await shopper.createCustomer(KANSAS);
});
afterEach(() => jest.restoreAllMocks());

/** Runs `happens` while the provider calculates the first tax. */
function meanwhile(happens: () => Promise<unknown>): jest.SpyInstance {
  const { calculateTax } = payments();
  return jest.spyOn(payments(), 'calculateTax').mockImplementationOnce(async (request) => {
    await happens();
    return calculateTax(request);
  });
}

describe('sales tax is asked for outside the transaction, on prices just read (D16-8)', () => {
  test('an address that changes meanwhile is asked for again, and its tax is the one charged', async () => {
    const asked = meanwhile(() =>
      world.sql(`update customers set state_abbreviation = 'NY', address_postcode = '10001' where id = $1`, [
        shopper.customerId,
      ]),
    );
    const paid = await shopper.pay(TWO_TEES);
    expect(paid.json['basket_tax_breakdown']).toEqual({
      subtotal: '54.50',
      tax_amount: '4.84',
      grand_total: '59.34',
    });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a price that changes meanwhile is a 422 with the new figures, and no order', async () => {
    const set = (price: number) =>
      world.sql(`update event_products set store_selling_price_minor = $1 where product_id = 'pr-club-tee'`, [
        price,
      ]);
    meanwhile(() => set(2500));
    const { status, json } = await shopper.pay(TWO_TEES);
    await set(2400);
    expect([status, json['codes']]).toEqual([422, { amount: ['amount_mismatch'] }]);
    expect(json.data['figures']).toMatchObject({ amount: '56.50' });
    expect(await world.sql('select 1 from orders where customer_id = $1', [shopper.customerId])).toEqual([]);
  });

  test('the same pay again asks for no second tax and answers the same breakdown', async () => {
    const first = await shopper.pay(TWO_TEES);
    const asked = jest.spyOn(payments(), 'calculateTax');
    const again = await shopper.pay(TWO_TEES);
    expect(again.json).toEqual(first.json);
    expect(asked).not.toHaveBeenCalled();
  });

  test('what a voucher covers before tax is free, whatever the tax would be', async () => {
    const asked = jest.spyOn(payments(), 'calculateTax');
    const { json } = await shopper.pay({ ...TWO_TEES, amount: '0.00', discount_code: 'freerun' });
    expect(json).toMatchObject({ order_fully_paid_by_voucher: true, order: { total_store_price: '0.00' } });
    expect(asked).not.toHaveBeenCalled();
  });

  test('a provider that cannot place the address names the postcode, one that is away is a 503', async () => {
    jest.spyOn(payments(), 'calculateTax').mockResolvedValueOnce({ ok: false, error: 'location_unknown' });
    expect((await shopper.pay(TWO_TEES)).json['codes']).toEqual({ address_postcode: ['invalid_postcode'] });
    const away = { count: 3, latencyMs: 0, status: 500, when: 'before', disconnect: false } as const;
    world.stripe.control.fault({ ...away, path: '/v1/tax/calculations', method: 'POST' });
    expect((await shopper.pay(TWO_TEES)).status).toBe(503);
    expect(await world.sql('select 1 from orders where customer_id = $1', [shopper.customerId])).toEqual([]);
  });
});

describe('an account whose owner has not set tax up takes no payment (D16-13)', () => {
  const ACCOUNT = 'acct_sandbox_us_prairie';
  const kept = async () =>
    (
      await world.ownerSql<{ tax_active: boolean | null; tax_registrations: number | null }>(
        'select tax_active, tax_registrations from provider_accounts where account_id = $1',
        [ACCOUNT],
      )
    )[0];
  async function tell(active: boolean): Promise<void> {
    world.stripe.control.tax('US', ACCOUNT, active);
    await world.stripe.control.settled();
  }
  afterEach(() => tell(true));

  test('the provider’s refusal reads as it is, is logged, and the account is looked at again', async () => {
    world.stripe.control.mischief({ kind: 'hold', count: 1, ms: 0 });
    world.stripe.control.tax('US', ACCOUNT, false);
    expect(await kept()).not.toMatchObject({ tax_active: false });
    const lines = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
    const refused = await shopper.pay(TWO_TEES);
    expect([refused.status, refused.json['code']]).toEqual([422, 'payments_unavailable']);
    expect(lines).toHaveBeenCalledWith(
      expect.objectContaining({ tenantId: 'ten_prairie', account: ACCOUNT }),
      'sales tax is not set up at the provider',
    );
    expect(await kept()).toEqual({ tax_active: false, tax_registrations: 0 });
    expect(await world.sql('select 1 from orders where customer_id = $1', [shopper.customerId])).toEqual([]);
    const asked = jest.spyOn(payments(), 'calculateTax');
    expect((await shopper.pay(TWO_TEES)).json['code']).toBe('payments_unavailable');
    expect(asked).not.toHaveBeenCalled();
    world.stripe.control.release();
    await world.stripe.control.settled();
  });

  test('the refusal stays the shopper’s answer while the account cannot be read', async () => {
    world.stripe.control.mischief({ kind: 'drop', count: 1, ms: 0 });
    world.stripe.control.tax('US', ACCOUNT, false);
    jest.spyOn(payments(), 'readAccount').mockRejectedValueOnce(new AppError('unavailable'));
    expect((await shopper.pay(TWO_TEES)).json['code']).toBe('payments_unavailable');
    expect(await kept()).not.toMatchObject({ tax_active: false });
  });

  test('the provider says when it is set up, and shoppers pay', async () => {
    await tell(false);
    expect((await shopper.pay(TWO_TEES)).json['code']).toBe('payments_unavailable');
    await tell(true);
    expect((await shopper.pay(TWO_TEES)).status).toBe(200);
    expect(await kept()).toEqual({ tax_active: true, tax_registrations: 0 });
  });

  test('what a voucher covers needs no account', async () => {
    await tell(false);
    const { json } = await shopper.pay({ ...TWO_TEES, amount: '0.00', discount_code: 'freerun' });
    expect(json).toMatchObject({ order_fully_paid_by_voucher: true });
  });
});

test('each line says what kind of goods it is, as several states exempt clothing (D14-10)', async () => {
  const asked = jest.spyOn(payments(), 'calculateTax');
  await shopper.pay(TWO_TEES);
  expect(asked.mock.calls[0]?.[0].lines).toEqual([
    { reference: 'L1', amount: 4800, quantity: 2, taxCode: 'txcd_30011000' },
  ]);
});
