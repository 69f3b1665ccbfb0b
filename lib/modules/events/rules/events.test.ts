import { countryByIso2 } from '@/lib/address/countries';
import { REGIONS } from '@/lib/kernel/regions';
import { eventDefaults } from './event-defaults';
import { EVENT_TYPES } from './event-types';

const registered = { region: 'UK', vatRateBp: 2000, vatRegistered: true } as const;
const fresh = { region: 'EU', vatRateBp: 0, vatRegistered: false } as const;

describe('how an event begins (D14-2, D18, D24-3)', () => {
  test.each(EVENT_TYPES)('%s: a gift is free and one to a household, nothing else is', (type) => {
    const made = eventDefaults(type, 'UK', registered);
    const isGift = type === 'Promo';
    expect([made.freeRetailShipping, made.householdMode]).toEqual([isGift, isGift ? 'per_household' : 'off']);
    expect(made.editWindowMinutes).toBe(60);
  });

  test.each(REGIONS)('%s delivers to countries there are, its own among them', (region) => {
    const { countries, currency } = eventDefaults('Store', region, registered);
    expect(countries.every((iso2) => countryByIso2(iso2))).toBe(true);
    expect(currency).toBe({ UK: 'GBP', EU: 'EUR', US: 'USD' }[region]);
  });

  test('the company’s own rate at home, the standard one elsewhere, none while it is not registered', () => {
    const vat = (...asked: Parameters<typeof eventDefaults>) => {
      const { vatRateBp, notVatRegistered } = eventDefaults(...asked);
      return [vatRateBp, notVatRegistered];
    };
    expect(vat('Store', 'UK', { ...registered, vatRateBp: 500 })).toEqual([500, false]);
    expect(vat('Store', 'EU', registered)).toEqual([2100, false]);
    expect(vat('Store', 'EU', fresh)).toEqual([2100, true]);
    expect(vat('Store', 'US', fresh)).toEqual([0, false]);
  });
});
