/** @jest-environment node */
import { contentSecurityPolicy, newNonce } from './content-security-policy';

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';
process.env.PUSHER_APP_ID = 'app';
process.env.PUSHER_KEY = 'key';
process.env.PUSHER_SECRET = 'secret';
process.env.PUSHER_HOST = 'localhost';
process.env.PUSHER_PORT = '6001';
process.env.PUSHER_USE_TLS = '0';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
}

describe('content security policy', () => {
  test('with nothing named: no inline script but the store layout’s own, and all else strict (D19-11)', () => {
    const policy = directives(contentSecurityPolicy());
    const [self, ...own] = policy['script-src'] ?? [];
    expect(self).toBe("'self'");
    expect(own).toHaveLength(4);
    for (const one of own) expect(one).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(policy['frame-src']).toEqual(["'self'"]);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['ws://localhost:6001']));
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  test('a page may be framed by the sites named for it alone, and the next page by nobody', () => {
    const sites = ['https://www.example.com', 'http://127.0.0.1:4817'];
    expect(directives(contentSecurityPolicy({ ancestors: sites }))['frame-ancestors']).toEqual(sites);
    for (const ancestors of [[], undefined]) {
      expect(directives(contentSecurityPolicy({ ancestors }))['frame-ancestors']).toEqual(["'none'"]);
    }
  });

  test('with a nonce: only scripts that carry it', () => {
    const nonce = newNonce();
    const scripts = directives(contentSecurityPolicy({ nonce }))['script-src'] ?? [];
    expect(scripts).toContain(`'nonce-${nonce}'`);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(newNonce()).not.toBe(nonce);
  });

  test('with hashes: only scripts that have one (D19-11)', () => {
    const hashes = "'sha256-one' 'sha256-two'";
    const scripts = directives(contentSecurityPolicy({ hashes }))['script-src'] ?? [];
    expect(scripts).toEqual(expect.arrayContaining(["'self'", "'sha256-one'", "'sha256-two'"]));
    expect(scripts.join(' ')).not.toMatch(/unsafe|nonce|strict-dynamic/);
  });

  test('the card provider comes in only where money is taken', () => {
    const stripe = /stripe/;
    expect(contentSecurityPolicy()).not.toMatch(stripe);
    expect(contentSecurityPolicy({ nonce: newNonce() })).not.toMatch(stripe);
    const policy = directives(contentSecurityPolicy({ nonce: newNonce(), payment: true }));
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'img-src']) {
      expect(policy[directive]).toEqual(
        expect.arrayContaining(['https://js.stripe.com', 'https://*.stripe.com']),
      );
    }
    expect(policy['default-src']).toEqual(["'self'"]);
  });
});
