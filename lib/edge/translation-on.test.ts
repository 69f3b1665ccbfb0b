/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { translationOn } from './translation-on';

jest.mock('@/lib/tenant-api/fetch', () => ({ tenantApiFetch: jest.fn() }));
setTestEnv({ ...TEST_SECRETS, PUBLIC_URL: 'http://localhost:3000' });
const api = jest.mocked(tenantApiFetch);

let time = Date.parse('2026-12-01T12:00:00Z');
let undo: () => void;
beforeAll(() => {
  undo = setClock(() => new Date(time));
});
afterAll(() => undo());

const say = (translation_enabled: boolean) => {
  api.mockImplementation(async () => Response.json({ translation_enabled }));
  time += 2000;
};

test('what the API says counts for two seconds, for all who ask (S2.2-286)', async () => {
  say(false);
  expect(await Promise.all([translationOn(), translationOn()])).toEqual([false, false]);
  expect(api.mock.calls.map(([{ url }]) => url)).toEqual(['http://tenant-api.internal/api/public-config']);
  say(true);
  expect(await translationOn()).toBe(true);
});

test('an API that is away changes nothing (S2.2-286)', async () => {
  say(false);
  await translationOn();
  time += 2000;
  api.mockImplementation(async () => new Response('{}', { status: 503 }));
  expect(await translationOn()).toBe(false);
});
