import { moneyText } from './money-text';

test.each([
  ['en', 3000, 'GBP', '£30.00'],
  ['de', 123_456, 'EUR', '1.234,56 €'],
  ['fr', 420, 'USD', '4,20 $'],
  ['en', 420, 'USD', '$4.20'],
] as const)('in %s %d %s is %s', (locale, amount, currency, text) => {
  expect(moneyText(locale, amount, currency).replaceAll(/\s/g, ' ')).toBe(text);
});
