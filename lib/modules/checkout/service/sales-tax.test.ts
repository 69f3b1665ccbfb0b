/** @jest-environment node */
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
