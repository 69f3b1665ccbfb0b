import { sizeText } from './size-text';

test.each([
  ['en', 1_000_000, '1 MB'],
  ['en', 11_500_000, '11.5 MB'],
  ['en', 64_000, '64 kB'],
  ['en', 800, '800 byte'],
  ['fr', 11_500_000, '11,5 Mo'],
  ['fi', 1_000_000, '1 Mt'],
] as const)('in %s, %d bytes are %s', (locale, bytes, text) => {
  expect(sizeText(locale, bytes).replace(/\s/g, ' ')).toBe(text);
});
