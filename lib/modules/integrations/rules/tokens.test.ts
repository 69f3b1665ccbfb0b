import { API_TOKEN_PREFIX } from '@/lib/kernel/ids';
import { isTokenForm, tokenOf } from './token-form';
import { expiryOf, tokenState } from './token-state';

const AT = new Date('2026-11-28T12:00:00Z');

describe('how a token is written (D47-1)', () => {
  const token = tokenOf(new Uint8Array(32).fill(255));

  test('prefix, 43 characters and a checksum', () => {
    expect(token).toMatch(/^mlm_[0-9A-Za-z]{49}$/);
    expect(tokenOf(new Uint8Array(32))).toMatch(/^mlm_0{43}[0-9A-Za-z]{6}$/);
    expect(isTokenForm(token)).toBe(true);
  });

  test('a changed character anywhere is noticed', () => {
    for (let place = API_TOKEN_PREFIX.length; place < token.length; place += 1) {
      const other = token.charAt(place) === 'a' ? 'b' : 'a';
      expect(isTokenForm(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
    }
    for (const text of ['', 'mlm_', token.slice(1), `${token}0`, token.toUpperCase()])
      expect(isTokenForm(text)).toBe(false);
  });
});

describe('what a list says of a token (D47-6)', () => {
  const state = (expiresAt: string, more: { revokedAt?: Date; alive?: boolean } = {}) =>
    tokenState({ expiresAt: new Date(expiresAt), revokedAt: null, alive: true, ...more }, AT);

  test('by its end, its revocation and its maker', () => {
    expect(state('2027-01-01T00:00:00Z')).toBe('active');
    expect(state('2026-12-12T12:00:00Z')).toBe('expires_soon');
    expect(state('2026-11-28T12:00:00Z')).toBe('expired');
    expect(state('2027-01-01T00:00:00Z', { alive: false })).toBe('suspended');
    expect(state('2026-01-01T00:00:00Z', { alive: false })).toBe('expired');
    expect(state('2026-01-01T00:00:00Z', { revokedAt: AT })).toBe('revoked');
  });

  test('it ends with a day in UTC, at most a year away', () => {
    expect(expiryOf('2026-11-28', AT)?.toISOString()).toBe('2026-11-29T00:00:00.000Z');
    expect(expiryOf('2027-11-28', AT)?.toISOString()).toBe('2027-11-29T00:00:00.000Z');
    for (const day of ['2026-11-27', '2027-11-29', '2026-13-01', 'never'])
      expect(expiryOf(day, AT)).toBeNull();
  });
});
