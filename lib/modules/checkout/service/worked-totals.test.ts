/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(() => world.close());

describe('the worked totals of the demo, from the address to the confirmation', () => {
  test.each([
    ['', '63.74', '0.00', '8.29', '55.45'],
    ['SAVE5', '58.74', '5.00', '7.64', '51.10'],
    ['ten', '58.02', '5.72', '7.57', '50.45'],
  ])('voucher %p charges %s', async (code, total, discount, vat, net) => {
    const shopper = new Shopper(world, FJORD);
    const created = await shopper.createCustomer();
    expect(created.json.data).toMatchObject({
      country_iso2: 'GB',
      shipping_prices: {
        standard: '3.95',
        standard_tracked: '5.45',
        express: '9.95',
        additional_item_price: '0.75',
      },
      event_vouchers: [
        { code: 'SAVE5', discount_amount: '5.00' },
        { code: 'TEN', discount_amount: '5.72' },
      ],
      has_voucher_opportunity: true,
    });
    const paid = await shopper.pay({ amount: total, total_shipping_price: '6.54', discount_code: code });
    expect(paid.status).toBe(200);
    expect(paid.json).toMatchObject({
      tenant_stripe_connect_account_id: FJORD.account,
      publishable_key: 'pk_test_sandbox_uk',
      basket_tax_breakdown: null,
      order_fully_paid_by_voucher: false,
      figures: {
        items_total: '57.20',
        discount_amount: discount,
        total_store_vat: vat,
        total_store_price: total,
      },
    });
    const intent = world.stripe.control.intent(intentOf(paid));
    expect(intent).toMatchObject({ amount: Number(total.replace('.', '')), currency: 'gbp' });
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    const back = await shopper.back({ payment_intent: intentOf(paid) });
    expect(back.json.data['order']).toMatchObject({
      payment_status: 'paid',
      total_store_price: total,
      total_store_vat: vat,
      total_store_price_excluding_vat: net,
      discount_amount: discount,
      items_total: '57.20',
      total_shipping_price: '6.54',
      customer: { name: 'Ada Fern', address_postcode: 'EH6 6JN', address_country: 'United Kingdom' },
      products: [
        { product_id: 'ff-crew-tee', quantity: 2, price: '21.60', colour: 'black', size: 'M' },
        { product_id: 'ff-kids-tee', quantity: 1, price: '14.00' },
      ],
    });
  });

  test('a voucher over the total needs no payment', async () => {
    const shopper = new Shopper(world, FJORD);
    await shopper.createCustomer();
    const body = { amount: '0.00', total_shipping_price: '6.54', discount_code: 'ONHOUSE' };
    const { status, json } = await shopper.pay(body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      client_secret: null,
      order_fully_paid_by_voucher: true,
      order: { payment_status: 'not_needed', total_store_price: '0.00', discount_amount: '63.74' },
    });
    const back = await shopper.back({ no_payment_needed: 'true', order_id: json['order_id'] });
    expect(back.json.data['order']).toMatchObject({ total_store_price: '0.00' });
    expect((await shopper.pay(body)).json['order_id']).toBe(json['order_id']);
    const [row] = await world.sql(
      'select status, edit_until is not null as waits from orders where id = $1',
      [json['order_id']],
    );
    expect(row).toEqual({ status: 'new', waits: true });
  });

  test.each([
    ['Kansas', '66044', '3.54', '58.04'],
    ['NY', '10001', '4.84', '59.34'],
    ['Oregon', '97201', '0.00', '54.50'],
  ])('two Club Tees to %s', async (state, zip, tax, grandTotal) => {
    const shopper = new Shopper(world, PRAIRIE, [
      { product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 },
    ]);
    const form = { ...US_ADDRESS, address_state: state, address_postcode: zip };
    expect((await shopper.createCustomer(form)).status).toBe(200);
    const paid = await shopper.pay({ amount: '54.50', total_shipping_price: '6.50' });
    expect(paid.json).toMatchObject({
      basket_tax_breakdown: { subtotal: '54.50', tax_amount: tax, grand_total: grandTotal },
      figures: { amount: '54.50', total_store_price: grandTotal },
    });
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    const back = await shopper.back({ payment_intent: intentOf(paid) });
    expect(back.json.data['order']).toMatchObject({
      payment_status: 'paid',
      currency: 'USD',
      total_store_price: grandTotal,
      total_store_vat: tax,
      customer: { address_state: expect.stringMatching(/Kansas|New York|Oregon/) },
    });
  });
});
