/** @jest-environment node */
import { suggestAddress } from '@/lib/modules/orders/contract/suggest-address';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { withinOneWindow } from '@/scripts/test/limit-window';
import { suggestAddressHandler } from './suggest-address';

jest.setTimeout(60_000);

const ASK = '/api/address-suggestion';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([suggestAddressHandler]);
});
afterAll(() => world.close());

const BERLIN = {
  address_first_line: 'Torstraße 12',
  address_second_line: '',
  address_city: 'Berlin',
  address_postcode: '10119',
  address_county: '',
  address_state: '',
  address_country: 'Germany',
};
const EVERYWHERE = { countries: [], states: [] };

test('whoever types an address is told what it may have been meant to be (S2.2-147)', async () => {
  const answer = await world.post(ASK, { ...BERLIN, address_city: 'Berlni', ...EVERYWHERE });
  check(suggestAddress, answer);
  expect(answer.json.data).toEqual({ suggestion: BERLIN });
  expect((await world.post(ASK, { ...BERLIN, ...EVERYWHERE })).json.data).toEqual({ suggestion: null });
});

test('only where is delivered to (S2.2-148)', async () => {
  const mistaken = { ...BERLIN, address_country: 'Netherlands' };
  const ask = async (...countries: string[]) =>
    (await world.post(ASK, { ...mistaken, countries, states: [] })).json.data['suggestion'];
  expect(await ask('NL', 'DE')).toEqual(BERLIN);
  expect(await ask('NL', 'BE')).toBeNull();
});

test('who lives there is refused, and so is a text that no form takes (S2.2-149)', async () => {
  for (const body of [
    { ...BERLIN, ...EVERYWHERE, name: 'Ada' },
    { ...BERLIN, ...EVERYWHERE, email: 'ada@shopper.example' },
    { ...BERLIN, ...EVERYWHERE, address_city: 'x'.repeat(121) },
    { ...BERLIN, states: [], countries: ['Germany'] },
  ])
    expect((await world.post(ASK, body)).status).toBe(422);
});

test('no visitor asks without end (S2.2-147)', async () => {
  const headers = { 'content-type': 'application/json', 'x-merchloom-peer': '10.9.9.8' };
  const body = JSON.stringify({ ...BERLIN, ...EVERYWHERE });
  const ask = async () => (await world.ask(ASK, { method: 'POST', headers, body })).status;
  await withinOneWindow(async () => {
    expect(await ask()).toBe(200);
    await world.asOwner('update rate_limits set hits = hits + 600');
    expect(await ask()).toBe(429);
  });
});
