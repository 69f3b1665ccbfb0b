import { checkAddress, type AddressForm } from '@/lib/modules/checkout/rules/check-address';
import { addressFormat, needsPostcode } from './address-format';
import { COUNTRIES } from './countries';
import { postcodeIsValid } from './postcodes';

const FORM: AddressForm = {
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_second_line: '',
  address_city: 'Town',
  address_county: '',
  address_postcode: '',
  address_country: '',
  address_state: '',
};
const EVERYWHERE = { countries: [], lockedCountries: [], states: [] };
const check = (change: Partial<AddressForm>) => checkAddress({ ...FORM, ...change }, EVERYWHERE);

describe('how countries write addresses (S2.7-3, S5)', () => {
  test.each([
    ['GB', { postcode: 'postcode', postcodeFirst: false, area: 'county' }],
    ['US', { postcode: 'zip', postcodeFirst: false, area: 'state' }],
    ['IE', { postcode: 'eircode', postcodeFirst: false, area: 'county' }],
    ['CA', { postcode: 'postcode', postcodeFirst: false, area: 'province' }],
    ['NL', { postcode: 'postcode', postcodeFirst: true, area: null }],
    ['IT', { postcode: 'postcode', postcodeFirst: true, area: 'province' }],
    ['AE', { postcode: 'none', postcodeFirst: false, area: 'county' }],
    ['HK', { postcode: 'none', postcodeFirst: false, area: null }],
    [undefined, { postcode: 'postcode', postcodeFirst: false, area: 'county' }],
  ])('%s', (iso2, format) => {
    expect(addressFormat(iso2)).toEqual(format);
  });

  test('where no postcode is asked for, none would have been checked', () => {
    const without = COUNTRIES.filter(({ iso2 }) => !needsPostcode(iso2));
    expect(without.length).toBeGreaterThan(40);
    for (const { iso2 } of without) expect([iso2, postcodeIsValid(iso2, 'anything')]).toEqual([iso2, true]);
  });

  test('the server takes an address without a postcode from there, and from nowhere else', () => {
    const emirates = check({ address_country: 'United Arab Emirates' });
    expect(emirates).toMatchObject({ ok: true, value: { address_postcode: '', country_iso2: 'AE' } });
    for (const address_country of ['United Kingdom', 'Netherlands', 'Malawi']) {
      expect(check({ address_country })).toMatchObject({
        ok: false,
        error: { address_postcode: ['required'] },
      });
    }
    expect(check({ address_country: 'Germany', address_postcode: 'EH6 6JN' })).toMatchObject({
      ok: false,
      error: { address_postcode: ['invalid_postcode'] },
    });
  });
});
