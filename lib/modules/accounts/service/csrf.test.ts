/** @jest-environment node */
import { csrfMatches, isCsrf, issueCsrf } from './csrf';

process.env.NEXTAUTH_SECRET = 'a secret of the tests';
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';

describe('CSRF tokens (D21-3)', () => {
  const token = issueCsrf();

  test('are random, and recognised as our own', () => {
    expect(issueCsrf()).not.toBe(token);
    expect(isCsrf(token)).toBe(true);
    expect(token).toMatch(/^[A-Za-z0-9]{43}\.[A-Za-z0-9_-]{43}$/);
  });

  test.each([
    ['', 'nothing'],
    ['abc', 'no signature'],
    [`${token}x`, 'a longer signature'],
    [token.slice(0, -1), 'a shorter one'],
    [`x${token}`, 'another nonce'],
    [`${token}.${token}`, 'two in one'],
    ['abc.def', 'one planted by another site'],
  ])('%p is refused: %s', (forged) => {
    expect(isCsrf(forged)).toBe(false);
    expect(csrfMatches(forged, forged)).toBe(false);
  });

  test('cookie and header must agree', () => {
    expect(csrfMatches(token, token)).toBe(true);
    expect(csrfMatches(token, issueCsrf())).toBe(false);
    expect(csrfMatches(token, null)).toBe(false);
    expect(csrfMatches(undefined, token)).toBe(false);
  });
});
