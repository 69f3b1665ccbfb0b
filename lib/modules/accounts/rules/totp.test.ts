import { base32, codeOfStep, otpAuthUri, stepAt, stepOfCode } from './totp';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %d the code is that of RFC 6238', (second, code) => {
  const step = stepAt(new Date(second * 1000));
  expect(codeOfStep(SECRET, step, 8)).toBe(code);
  expect(codeOfStep(SECRET, step)).toBe(code.slice(2));
});

// RFC 4226, appendix D.
test('the first ten codes are those of RFC 4226', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOfStep(SECRET, counter));
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
});

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %p is %p', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

describe('which step a code is of', () => {
  const at = new Date('2026-11-24T09:00:00Z');
  const now = stepAt(at);
  const find = (step: number, lastStep = 0) => stepOfCode(SECRET, codeOfStep(SECRET, step), { at, lastStep });

  test('one before and one after count, no more', () => {
    expect([-2, -1, 0, 1, 2].map((by) => find(now + by))).toEqual([
      undefined,
      now - 1,
      now,
      now + 1,
      undefined,
    ]);
  });

  test('a code that was taken is refused, and so is one from before it (D42-4)', () => {
    expect(find(now, now)).toBeUndefined();
    expect(find(now - 1, now)).toBeUndefined();
    expect(find(now + 1, now)).toBe(now + 1);
  });
});

test('the app is told issuer and account', () => {
  expect(otpAuthUri({ secret: 'MZXW6YTB', issuer: 'Merch & Co', account: 'a+b@shop.example' })).toBe(
    'otpauth://totp/Merch%20%26%20Co:a%2Bb%40shop.example?secret=MZXW6YTB&issuer=Merch%20%26%20Co',
  );
});
