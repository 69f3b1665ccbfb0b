/** @jest-environment node */
import { KEPT_MS } from '@/lib/switches/kept-read';
import { setClock } from '@/lib/kernel/clock';
import { getLangHandler } from '@/lib/modules/accounts/api/get-lang';
import { setLangHandler } from '@/lib/modules/accounts/api/set-lang';
import { suggestAddressHandler } from '@/lib/modules/orders/api/suggest-address';
import { mayConnect } from '@/lib/modules/shop-platform/service/install/may-connect';
import { publicConfigHandler } from '@/lib/modules/site/api/public-config';
import { switchHandlers } from '@/lib/modules/site/api/switches';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import * as contract from '@/lib/modules/site/contract/switches';
import type { PlatformSwitch } from '@/lib/modules/site/contract/switches';
import { SWITCHES, type SwitchName } from '@/lib/modules/site/rules/switches';
import { registerHandler } from '@/lib/modules/tenants/api/register';
import { forgetSwitches } from '@/lib/switches/is-on';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';

jest.setTimeout(60_000);

const [SUPER, CARE, ISLA] = ['super@merchloom.example', 'care@merchloom.example', 'admin@fjord-fern.example'];

let world: DemoWorld;
beforeAll(async () => {
  setTestEnv({ PUSHER_APP_ID: 'app', PUSHER_KEY: 'a-key', PUSHER_SECRET: 'a-secret' });
  setTestEnv({
    CHAT_SCRIPT_URL: 'https://chat.example/a.js',
    ANALYTICS_SCRIPT_URL: 'https://count.example/a.js',
  });
  setTestEnv(shopifyTestEnv('http://127.0.0.1:9'));
  world = await startDemoWorld([
    ...switchHandlers,
    publicConfigHandler,
    registerHandler,
    getLangHandler,
    setLangHandler,
    suggestAddressHandler,
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner('delete from platform_switches');
  await world.asOwner(`delete from platform_audit where action like 'platform_switch.%'`);
  forgetSwitches();
});

const turn = (name: SwitchName, isOn: boolean, who = SUPER) =>
  world.post(`/api/platform-switches/${name}`, { is_on: isOn }, who);
async function list(): Promise<PlatformSwitch[]> {
  const answer = await world.get('/api/platform-switches', SUPER);
  check(contract.listSwitches, answer);
  return (answer.json.data as unknown as { switches: PlatformSwitch[] }).switches;
}
const config = async () => (await world.get('/api/public-config')).json as unknown as PublicConfig;
const logged = () =>
  world.asOwner<{ action: string; subject: string }>(
    `select action, subject from platform_audit where action like 'platform_switch.%' order by id`,
  );

test('all are on at first; what is turned off says by whom, and one change is one row in the log (S2.2-284)', async () => {
  expect((await list()).map(({ name, is_on, changed_at }) => [name, is_on, changed_at])).toEqual(
    SWITCHES.map((name) => [name, true, null]),
  );
  // What is on already isn't changed.
  await turn('chat', true);
  check(contract.setSwitch, await turn('chat', false));
  await Promise.all([turn('chat', true), turn('chat', true)]);
  await turn('chat', false);
  await turn('chat', false);
  expect((await list()).find(({ name }) => name === 'chat')).toMatchObject({
    is_on: false,
    is_set_up: true,
    changed_at: expect.any(String),
    changed_by: expect.any(String),
  });
  expect((await logged()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'platform_switch.off chat',
    'platform_switch.on chat',
    'platform_switch.off chat',
  ]);
});

test('only admins of staff may, and only what there is (S2.2-284)', async () => {
  expect([(await turn('chat', false, CARE)).status, (await turn('chat', false, ISLA)).status]).toEqual([
    403, 404,
  ]);
  expect((await turn('everything' as SwitchName, false)).status).toBe(404);
  expect(await logged()).toEqual([]);
});

test('what another process turned off counts here after two seconds (S2.2-284)', async () => {
  expect((await config()).sign_up_open).toBe(true);
  await world.asOwner(`insert into platform_switches values ('sign_up', false, now(), null)`);
  expect((await config()).sign_up_open).toBe(true);
  const undo = setClock(() => new Date(Date.now() + KEPT_MS));
  expect((await config()).sign_up_open).toBe(false);
  undo();
});

test('without new accounts a registration is refused and stores nothing (S2.2-285)', async () => {
  const form = {
    company: 'Harbour Lights Choir',
    name: 'Ada Fern',
    email: 'ada@harbour-lights.example',
    password: 'kanelsnurrer og kaffe',
    region: 'EU',
    lang: 'en',
  };
  await turn('sign_up', false);
  const refused = await world.post('/api/register', form);
  expect([refused.status, refused.json.code]).toEqual([409, 'sign_up_closed']);
  expect(await world.asOwner(`select 1 from users where email = '${form.email}'`)).toEqual([]);
  await turn('sign_up', true);
  expect((await world.post('/api/register', form)).status).toBe(200);
});

test('without translation everything is English, and no other language is kept (S2.2-286)', async () => {
  await turn('translation', false);
  expect((await config()).translation_enabled).toBe(false);
  const init = { method: 'POST', headers: { 'accept-language': 'de' } };
  expect((await world.ask('/api/get-lang', init)).json).toEqual({ lang: 'en' });
  const refused = await world.post('/api/set-lang', { lang: 'de' }, ISLA);
  expect([refused.status, refused.json.code]).toEqual([409, 'translation_off']);
  expect((await world.post('/api/set-lang', { lang: 'en' }, ISLA)).status).toBe(200);
  await turn('translation', true);
  expect((await world.post('/api/set-lang', { lang: 'de' }, ISLA)).json).toEqual({ lang: 'de' });
});

test('chat and visit statistics are not named to any browser while they are off (S2.2-287)', async () => {
  const scripts = async () => {
    const { chat_script_url, analytics_script_url } = await config();
    return [chat_script_url, analytics_script_url];
  };
  expect(await scripts()).toEqual(['https://chat.example/a.js', 'https://count.example/a.js']);
  await turn('chat', false);
  expect(await scripts()).toEqual([null, 'https://count.example/a.js']);
  await turn('analytics', false);
  expect(await scripts()).toEqual([null, null]);
});

test('no address is suggested while that is off (S2.2-287)', async () => {
  const body = {
    address_first_line: 'Torstraße 12',
    address_second_line: '',
    address_city: 'Berlni',
    address_postcode: '10119',
    address_county: '',
    address_state: '',
    address_country: 'Germany',
    countries: [],
    states: [],
  };
  const suggested = async () => (await world.post('/api/address-suggestion', body)).json.data['suggestion'];
  expect(await suggested()).toMatchObject({ address_city: 'Berlin' });
  await turn('address_suggestion', false);
  expect(await suggested()).toBeNull();
});

test('no shop is connected while that is off (S2.2-287)', async () => {
  expect(await mayConnect()).toBe(true);
  await turn('shop_connect', false);
  expect(await mayConnect()).toBe(false);
});
