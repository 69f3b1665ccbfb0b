/** @jest-environment node */
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

const NEEDED = [
  'name',
  'email',
  'phone',
  'address_first_line',
  'address_city',
  'address_postcode',
  'address_country',
];
const SAMPLE = { path: '/api/ten_lumen/lumen-sample/claim' };
const required = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, ['required']]));

let world: ClaimWorld;
beforeAll(async () => {
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_sample', slug: 'lumen-sample', sample: true });
});
afterAll(() => world.close());

describe('a claim names every empty field at once (S5-1, S5-4)', () => {
  const blank = Object.fromEntries([...NEEDED, 'address_state', 'promo_code'].map((field) => [field, '']));
  const { products } = recipient();

  test.each([
    ['an empty body', {}, ['products']],
    ['empty fields', { ...blank, products }, []],
    ['blanks', { ...blank, phone: ' \t', promo_code: ' ', products: [] }, ['products']],
  ])('%s: with the code where the event has codes, without it for a sample', async (_, body, more) => {
    const promo = await world.claim(body);
    expect([promo.status, promo.json.codes]).toEqual([422, required(...NEEDED, 'promo_code', ...more)]);
    expect(promo.json).toHaveProperty('errors.promo_code');
    expect(promo.json).toHaveProperty('errors.address_postcode');
    const sample = await world.claim(body, SAMPLE);
    expect([sample.status, sample.json.codes]).toEqual([422, required(...NEEDED, ...more)]);
  });

  test('one empty field beside the code, and a US address without its state', async () => {
    const nameless = await world.claim(recipient({ name: '' }));
    expect(nameless.json.codes).toEqual(required('name', 'promo_code'));
    const there = { address_country: 'US', address_postcode: '66044', phone: '+1 785 555 0100' };
    const stateless = await world.claim(recipient({ ...there, name: '' }), SAMPLE);
    expect(stateless.json.codes).toEqual(required('name', 'address_state'));
  });

  test('a body that is no form is only that, and an unknown event asks for no code', async () => {
    expect((await world.claim([])).json.codes).toEqual({ body: ['invalid'] });
    const nowhere = await world.claim({ ...blank, products }, { path: '/api/ten_lumen/no-such-event/claim' });
    expect(nowhere.json.codes).toEqual(required(...NEEDED));
  });
});
