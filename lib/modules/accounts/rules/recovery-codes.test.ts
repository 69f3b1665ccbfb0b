import { drawRecoveryCodes, readCode } from './recovery-codes';

test('ten codes, each another', () => {
  const codes = drawRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
});

test.each([
  ['123 456', { kind: 'app', code: '123456' }],
  [' 123456\n', { kind: 'app', code: '123456' }],
  ['K7M2Q 9XW4C', { kind: 'recovery', code: 'k7m2q9xw4c' }],
  ['k7m2q-9xw4c', { kind: 'recovery', code: 'k7m2q9xw4c' }],
  ['12345', null],
  ['1234567', null],
  ['k7m2q-9xw4', null],
  ['k7m2q-9xwl0', null],
  ['', null],
])('%p is read as %p', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test('a code that was drawn is read', () => {
  for (const code of drawRecoveryCodes()) expect(readCode(code.toUpperCase())?.kind).toBe('recovery');
});
