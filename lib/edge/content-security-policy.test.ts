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
  test('without a nonce: inline scripts, and all else strict', () => {
    const policy = directives(contentSecurityPolicy());
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.stripe.com',
      "'unsafe-inline'",
    ]);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['ws://localhost:6001']));
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  test('with a nonce: only scripts that carry it', () => {
    const nonce = newNonce();
    const scripts = directives(contentSecurityPolicy(nonce))['script-src'] ?? [];
    expect(scripts).toContain(`'nonce-${nonce}'`);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(newNonce()).not.toBe(nonce);
  });
});
