/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { Shopper, US_ADDRESS } from '@/scripts/test/shopper';

const KANSAS = { ...US_ADDRESS, address_state: 'KS', address_postcode: '66044' };
const TWO_TEES = { amount: '54.50', total_shipping_price: '6.50' };

let world: CheckoutWorld;
let shopper: Shopper;

beforeAll(async () => {
  world = await startCheckoutWorld([PRAIRIE]);
  await world.sql(`update events set type = 'Products'`, []);
});
afterAll(() => world.close());
beforeEach(async () => {
  shopper = new Shopper(world, PRAIRIE, [
    { product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 },
  ]);
  await shopper.createCustomer(KANSAS);
});

describe('a Products event of the US is paid through the same calls (D4, D13-4, D15)', () => {
  test('pay answers the tax, and the intent is for the grand total', async () => {
    const { status, json } = await shopper.pay(TWO_TEES);
    expect([status, json['basket_tax_breakdown']]).toEqual([
      200,
      { subtotal: '54.50', tax_amount: '3.54', grand_total: '58.04' },
    ]);
    const orders = await world.sql('select total_minor, payment_status from orders where customer_id = $1', [
      shopper.customerId,
    ]);
    expect(orders).toEqual([{ total_minor: 5804, payment_status: 'awaiting_payment' }]);
  });

  test.each([
    ['the total', { amount: '1.00' }, 'amount'],
    ['the shipping', { total_shipping_price: '0.00' }, 'total_shipping_price'],
  ])(
    '%s of the browser’s own making is a 422 with the right figures, and no order',
    async (_, own, field) => {
      const { status, json } = await shopper.pay({ ...TWO_TEES, ...own });
      expect([status, json['codes']]).toEqual([422, { [field]: ['amount_mismatch'] }]);
      expect(json.data['figures']).toMatchObject(TWO_TEES);
      expect(await world.sql('select 1 from orders where customer_id = $1', [shopper.customerId])).toEqual(
        [],
      );
    },
  );
});
