import { emptyFormFields } from './empty-fields';

const NEEDED = [
  'name',
  'email',
  'phone',
  'address_first_line',
  'address_city',
  'address_postcode',
  'address_country',
];
const required = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, ['required']]));
const full = {
  name: 'Ada',
  email: 'ada@guest.example',
  phone: '+1 785 555 0100',
  address_first_line: '1 Quay',
  address_city: 'Lawrence',
  address_postcode: '66044',
  address_country: 'US',
  address_state: 'KS',
};

describe('the empty fields of a form that its contract refuses (S5-1)', () => {
  test.each([
    ['no field at all', {}],
    [
      'empty texts',
      Object.fromEntries([...NEEDED, 'address_state', 'promo_code'].map((field) => [field, ''])),
    ],
    ['blanks, and fields of no form', { name: ' \u200b', constructor: '', basket: '', ['__proto__']: '' }],
  ])('%s: each needed one is named', (_, body) => {
    expect(emptyFormFields(body)).toEqual(required(...NEEDED));
    expect(emptyFormFields(body, { type: 'Promo', sample: false })).toEqual(
      required(...NEEDED, 'promo_code'),
    );
    expect(emptyFormFields(body, { type: 'Promo', sample: true })).toEqual(required(...NEEDED));
  });

  test('the state is needed in the US only, and the postcode not where there are none (D12-3)', () => {
    const bare = { ...full, address_postcode: '', address_state: '' };
    for (const [address_country, fields] of [
      ['US', ['address_postcode', 'address_state']],
      ['États-Unis', ['address_postcode', 'address_state']],
      ['Canada', ['address_postcode']],
      ['Hong Kong', []],
      ['Narnia', ['address_postcode']],
    ] as const) {
      expect(emptyFormFields({ ...bare, address_country })).toEqual(required(...fields));
    }
  });

  test('what is filled in but wrong is not called empty', () => {
    expect(emptyFormFields({ ...full, email: 'nobody', phone: 'x', address_postcode: 'x' })).toEqual({});
  });

  test.each([[null], [undefined], [[]], ['name'], [7]])('%j is no form', (body) => {
    expect(emptyFormFields(body)).toEqual({});
  });
});
