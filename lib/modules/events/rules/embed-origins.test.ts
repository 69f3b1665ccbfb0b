/** @jest-environment node */
import fc from 'fast-check';
import { embedOrigin, embedOrigins } from './embed-origins';

const PUBLIC = { local: false };

describe('the sites that may frame an order form (docs/decisions/0012)', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    [' https://WWW.Example.com/ ', 'https://www.example.com'],
    ['https://shop.example.co.uk:8443', 'https://shop.example.co.uk:8443'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('%s is one', (typed, origin) => {
    expect(embedOrigin(typed, PUBLIC)).toBe(origin);
  });

  test.each([
    '',
    '*',
    'null',
    'https://*',
    'https://*.example.com',
    'https:',
    'http://www.example.com',
    'https://example',
    'https://127.0.0.1',
    'https://[::1]',
    'https://www.example.com/path',
    'https://www.example.com?x',
    'https://www.example.com:443',
    'https://user:secret@www.example.com',
    'https://www.example.com; script-src *',
    'https://www.example.com https://evil.example',
    'https://www.example.com\r\nx-header: 1',
    'javascript:alert(1)',
    'data:text/html,x',
    'www.example.com',
    'https://-bad.example',
    'http://localhost:4817',
    'http://127.0.0.1:4817',
  ])('%j is none', (typed) => {
    expect(embedOrigin(typed, PUBLIC)).toBeNull();
  });

  test('this machine is one in a demo alone, and no other plain site is', () => {
    expect(embedOrigin('http://127.0.0.1:4817', { local: true })).toBe('http://127.0.0.1:4817');
    expect(embedOrigin('http://localhost:3000', { local: true })).toBe('http://localhost:3000');
    for (const other of ['http://localhost.evil.example', 'http://192.168.0.1', 'http://www.example.com']) {
      expect([other, embedOrigin(other, { local: true })]).toEqual([other, null]);
    }
  });

  test('whatever is typed, nothing but an origin comes out', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      '*',
      ';',
      ' ',
      "'self'",
      '\n',
      ',',
      ':1',
      '/',
    );
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, fc.boolean(), (text, local) => {
        const origin = embedOrigin(text, { local });
        if (origin !== null) expect(origin).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/);
      }),
    );
  });

  test('a list keeps its sites, each once', () => {
    const list = ['https://a.example', 'nonsense', 'https://a.example/', 'https://b.example'];
    expect(embedOrigins(list, PUBLIC)).toEqual(['https://a.example', 'https://b.example']);
  });
});
