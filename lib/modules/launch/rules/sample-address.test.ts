import { COUNTRIES } from '@/lib/address/countries';
import { US_STATES } from '@/lib/address/us-states';
import { checkAddress } from '@/lib/modules/checkout/rules/check-address';
import { sampleAddress } from './sample-address';

const ADA = { name: 'Ada Fern', email: 'ada@fern.example' };
const EVERYWHERE = { countries: [], lockedCountries: [], states: [] };

test.each([
  ['UK', 'GB'],
  ['EU', 'NL'],
  ['US', 'US'],
] as const)('an event in %s that delivers everywhere has one in %s (S2.2-70)', (region, iso2) => {
  const checked = checkAddress(sampleAddress(region, EVERYWHERE, ADA), EVERYWHERE);
  expect(checked.ok && checked.value.country_iso2).toBe(iso2);
});

test('an event that delivers to one country has one there, whichever it is', () => {
  const refused = COUNTRIES.flatMap(({ iso2, name }) => {
    const area = { ...EVERYWHERE, countries: [name] };
    const checked = checkAddress(sampleAddress('EU', area, ADA), area);
    return checked.ok && checked.value.country_iso2 === iso2 ? [] : [iso2];
  });
  expect(refused).toEqual([]);
});

test('a locked list counts before the event’s own, and a US address lies in a state that it delivers to', () => {
  const locked = { ...EVERYWHERE, countries: ['Germany'], lockedCountries: ['Belgium', 'France'] };
  expect(sampleAddress('EU', locked, ADA).address_country).toBe('Belgium');
  const refused = US_STATES.filter(({ name }) => {
    const area = { countries: ['US'], lockedCountries: [], states: [name] };
    return !checkAddress(sampleAddress('US', area, ADA), area).ok;
  });
  expect(refused).toEqual([]);
});
