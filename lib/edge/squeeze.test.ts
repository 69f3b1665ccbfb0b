/** @jest-environment node */
import { acceptedEncoding } from './squeeze';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['br;q=0.1', 'br'],
  ['brotli, xgzip', null],
  ['*', null],
])('%s → %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
