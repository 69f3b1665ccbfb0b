/** @jest-environment node */
import { lockedToCountry } from '@/lib/modules/storefront/contract/locked-to-country';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { lockedToCountryHandler } from './locked-to-country';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([lockedToCountryHandler]);
});
afterAll(() => world.close());

describe('locked to country (S7-9)', () => {
  test('the event’s countries in its order, named in the language asked for', async () => {
    const answer = await world.get('/api/ten_lumen/lumen-summit/locked-to-country?lang=de');
    check(lockedToCountry, answer);
    expect(answer.json).toEqual([
      { iso2: 'NL', name: 'Niederlande' },
      { iso2: 'BE', name: 'Belgien' },
      { iso2: 'DE', name: 'Deutschland' },
      { iso2: 'FR', name: 'Frankreich' },
    ]);
    expect((await world.get('/api/ten_fjord/fjord-fern/locked-to-country')).json).toEqual([]);
  });

  test('a draft, another tenant’s event and a bad language are refused', async () => {
    expect((await world.get('/api/ten_fjord/fjord-fern-summer/locked-to-country')).status).toBe(404);
    expect((await world.get('/api/ten_fjord/lumen-summit/locked-to-country')).status).toBe(404);
    expect((await world.get('/api/ten_lumen/lumen-summit/locked-to-country?lang=xx')).status).toBe(422);
  });
});
