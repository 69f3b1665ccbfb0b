/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { ADA, DEMO_BASKET, US_ADDRESS } from '@/scripts/test/shopper';

const NEEDED = Object.keys(ADA);
const CALL = `/api/${FJORD.tenantId}/${FJORD.slug}/checkout/create-customer`;
const required = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, ['required']]));

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

describe('create-customer names every empty field at once (S5-1)', () => {
  const blank = Object.fromEntries([...NEEDED, 'address_state'].map((field) => [field, '']));
  test.each([
    ['an empty body', {}, [...NEEDED, 'products']],
    ['empty fields', { ...blank, products: DEMO_BASKET }, NEEDED],
    ['blanks', { ...blank, name: ' \u200b', products: [] }, [...NEEDED, 'products']],
    ['the postcode alone', { ...ADA, address_postcode: '', products: DEMO_BASKET }, ['address_postcode']],
    [
      'a US address without state, postcode and name',
      { ...ADA, ...US_ADDRESS, name: '', address_postcode: '', products: DEMO_BASKET },
      ['name', 'address_postcode', 'address_state'],
    ],
    [
      'a US address without its state',
      { ...ADA, ...US_ADDRESS, address_postcode: '66044', products: DEMO_BASKET },
      ['address_state'],
    ],
    [
      'an address of a country without postcodes, and no name',
      { ...ADA, address_country: 'Hong Kong', name: '', address_postcode: '', products: DEMO_BASKET },
      ['name'],
    ],
  ])('%s', async (_, body, fields) => {
    const { status, json } = await world.post(CALL, body);
    expect([status, json['codes']]).toEqual([422, required(fields)]);
    expect(Object.keys(json['errors'] ?? {}).sort()).toEqual([...fields].sort());
  });

  test('wrong fields are named beside the empty ones', async () => {
    const body = { ...ADA, email: 'nobody', address_postcode: '', products: DEMO_BASKET };
    const { json } = await world.post(CALL, body);
    expect(json['codes']).toEqual({ email: ['invalid_email'], address_postcode: ['required'] });
  });
});
