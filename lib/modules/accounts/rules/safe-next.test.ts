/** @jest-environment node */
import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { loginPath, safeNext } from './safe-next';

describe('where a login leads back to (D2-2)', () => {
  test.each([
    '/orders',
    '/orders?status=new&limit=20',
    '/events/fjord-fern/store-configuration#colours',
    '/fjord-fern/Product=ff-crew-tee',
    '/orders?next=//evil.example',
    '/caf%C3%A9',
  ])('%s is a page of ours', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/%2F%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/./%2fevil.example',
    '/%2e/%2Fevil.example',
    '/a/..//evil.example',
    '/a/../%5cevil.example',
    'https://evil.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/%E0%A4%A',
    '/api/auth/signout',
    '/login',
    '/login?next=/orders',
    '',
    `/${'a'.repeat(3000)}`,
    undefined,
    ['/orders'],
  ])('%p is not', (path) => {
    expect(safeNext(path)).toBeNull();
  });

  test('no text leads to another origin', () => {
    const alphabet = fc.constantFrom('/', '\\', '%2f', '%5c', '.', ':', '@', 'e', '\t', '?', '#', ' ');
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 12 }), (parts) => {
        const next = safeNext(`/${parts.join('')}`);
        if (next === null) return;
        expect(new URL(next, 'https://shop.example').origin).toBe('https://shop.example');
        expect(new URL(decodeURIComponent(next.split(/[?#]/)[0] ?? ''), 'https://shop.example').origin).toBe(
          'https://shop.example',
        );
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test('the login page’s address carries it, and nothing else', () => {
    expect(loginPath('/orders?status=new')).toBe('/login?next=%2Forders%3Fstatus%3Dnew');
    expect(loginPath('//evil.example')).toBe('/login');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath(null)).toBe('/login');
  });
});
