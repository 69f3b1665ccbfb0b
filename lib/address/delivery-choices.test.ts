import { countryChoices, defaultCountryOf, deliveryChoices } from './delivery-choices';

describe('what an address form offers (S2.7, D12)', () => {
  test("the event's countries in the reader's language and order, English over the wire", () => {
    const choices = countryChoices(['NL', 'DE', 'AT'], 'de');
    expect(choices.map(({ label }) => label)).toEqual(['Deutschland', 'Niederlande', 'Österreich']);
    expect(choices.map(({ name }) => name)).toEqual(['Germany', 'Netherlands', 'Austria']);
  });

  test('no list means every country, with the region’s own chosen', () => {
    const { countries, defaultCountry } = deliveryChoices({ region: 'UK', countries: [], states: [] }, 'en');
    expect(countries.length).toBeGreaterThan(240);
    expect(defaultCountry).toBe('United Kingdom');
  });

  test('a list without the region’s own country begins with its first', () => {
    expect(defaultCountryOf('EU', countryChoices(['FR', 'BE'], 'en'))).toBe('Belgium');
    expect(defaultCountryOf('EU', [])).toBe('');
  });

  test('states only where the United States are offered; Alabama first unless it is not delivered to', () => {
    const us = { region: 'US' as const, countries: ['US'], states: [] };
    expect(deliveryChoices(us, 'en')).toMatchObject({
      defaultState: 'Alabama',
      defaultCountry: 'United States of America',
    });
    expect(deliveryChoices(us, 'en').states).toHaveLength(51);
    const two = deliveryChoices({ ...us, states: ['NY', 'Kansas'] }, 'en');
    expect([two.states, two.defaultState]).toEqual([['Kansas', 'New York'], 'Kansas']);
    expect(deliveryChoices({ ...us, countries: ['GB'] }, 'en').states).toEqual([]);
  });
});
