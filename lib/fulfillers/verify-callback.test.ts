import { createHmac } from 'node:crypto';
import { setTestEnv } from '@/scripts/test/env';
import { verifyCallback } from './verify-callback';

const SECRET = 'fulfiller-secret-0123456789';
const BODY = '{"order_ref":"M7QK-3FXW"}';
const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);

beforeAll(() =>
  setTestEnv({
    FULFILLER_API_URL: 'https://fulfiller.example',
    FULFILLER_API_KEY: 'key',
    FULFILLER_WEBHOOK_SECRET: SECRET,
  }),
);
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Signed this many seconds ago; ahead where negative. */
function signedAgo(seconds: number): string {
  const time = NOW / 1000 - seconds;
  return `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.${BODY}`).digest('hex')}`;
}

describe("the age of a fulfiller's call-back (D19-10)", () => {
  test.each([
    [0, true],
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
    [86_400, false],
  ])('signed %i seconds ago: %s, as five minutes are the limit', (seconds, taken) => {
    expect(verifyCallback(BODY, signedAgo(seconds))).toBe(taken);
  });

  test('a younger time under an old signature is none', () => {
    const old = signedAgo(301);
    expect(verifyCallback(BODY, old.replace(/^t=\d+/, `t=${NOW / 1000}`))).toBe(false);
    expect(verifyCallback(BODY, null)).toBe(false);
  });
});
