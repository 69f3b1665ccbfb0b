import { CURRENCIES } from '@/lib/kernel/money';
import { sellerRegion, SELLERS } from './sellers';

const digitsOf = (number: string) => [...number.replace(/\D/g, '')].map(Number);

/** The first seven digits weighted 8 to 2, with the last two, divide by 97; in newer numbers so do they with 55 more. */
function isBritish(number: string): boolean {
  const digits = digitsOf(number);
  const sum = digits.slice(0, 7).reduce((all, digit, index) => all + digit * (8 - index), 0);
  const rest = (sum + Number(digits.slice(7).join(''))) % 97;
  return digits.length === 9 && (rest === 0 || (rest + 55) % 97 === 0);
}

/** Letters as numbers from 10; the whole leaves 1 when divided by 97. Older ones: weights 9 to 2 modulo 11. */
function isDutch(number: string): boolean {
  const text = [...number].map((sign) => parseInt(sign, 36)).join('');
  if (BigInt(text) % 97n === 1n) return true;
  const digits = digitsOf(number.slice(2, 11));
  const sum = digits.slice(0, 8).reduce((all, digit, index) => all + digit * (9 - index), 0);
  return sum % 11 === digits[8];
}

test('the sellers’ tax numbers pass their checksums (D39-1)', () => {
  expect(isBritish(SELLERS.UK.taxNumber)).toBe(true);
  expect(isDutch(SELLERS.EU.taxNumber)).toBe(true);
  expect(SELLERS.US.taxNumber).toMatch(/^\d{2}-\d{7}$/);
});

test('each currency has one seller', () => {
  expect(CURRENCIES.map(sellerRegion)).toEqual(['UK', 'EU', 'US']);
});
