/** @jest-environment node */
import type * as Shopify from './shopify';

const BEFORE = { ...process.env };
afterEach(() => {
  process.env = { ...BEFORE };
});

function read(env: Record<string, string>): ReturnType<typeof Shopify.shopifyEnv> {
  process.env = { ...BEFORE, ...env };
  let found: ReturnType<typeof Shopify.shopifyEnv> = null;
  jest.isolateModules(() => {
    found = jest.requireActual<typeof Shopify>('./shopify').shopifyEnv();
  });
  return found;
}

const LIVE = { SHOPIFY_API_KEY: 'key', SHOPIFY_API_SECRET: '0123456789abcdef0123456789abcdef' };
const SANDBOX = { SHOPIFY_SANDBOX_URL: 'http://localhost:4000' };

test('without credentials no shop can be connected; half of them is a fault (S2.1-71)', () => {
  expect(read({})).toBeNull();
  expect(read(LIVE)).toMatchObject({ apiKey: 'key', sandboxUrl: undefined });
  expect(() => read({ SHOPIFY_API_KEY: 'key' })).toThrow('SHOPIFY_API_SECRET: is not set');
});

test('a live secret is refused together with a stand-in, and never told (S2.1-71)', () => {
  expect(() => read({ ...LIVE, ...SANDBOX })).toThrow('SHOPIFY_API_SECRET: is a live secret');
  expect(() => read({ ...LIVE, ...SANDBOX })).not.toThrow(LIVE.SHOPIFY_API_SECRET);
  const standIn = { ...LIVE, ...SANDBOX, SHOPIFY_API_SECRET: 'sandbox-shopify-secret' };
  expect(read(standIn)).toMatchObject({ sandboxUrl: SANDBOX.SHOPIFY_SANDBOX_URL });
});
