import { cvcError, expiryError, formatExpiry, formatNumber, numberError } from './card-format';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 42', '4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['abc', ''],
])('number %s reads %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['4', '04 / '],
  ['12', '12 / '],
  ['1234', '12 / 34'],
  ['12/34', '12 / 34'],
  ['1/34', '01 / 34'],
  ['01/2034', '01 / 34'],
])('expiry %s reads %s', (typed, shown) => {
  expect(formatExpiry(typed, false)).toBe(shown);
});

test('deleting across the slash is possible', () => {
  expect(formatExpiry('12 /', true)).toBe('12');
  expect(formatExpiry('12 / 3', true)).toBe('12 / 3');
});

test('what is wrong with a card', () => {
  expect(numberError('4242 4242')).toBe('incomplete_number');
  expect(numberError('4242 4242 4242 4241')).toBe('invalid_number');
  expect(numberError('4242 4242 4242 4242')).toBeNull();
  expect(numberError('3782 822463 10005')).toBeNull();
  const today = new Date(2026, 10, 20);
  expect(expiryError('13 / 30', today)).toBe('incomplete_expiry');
  expect(expiryError('10 / 26', today)).toBe('invalid_expiry_past');
  expect(expiryError('11 / 26', today)).toBeNull();
  expect(cvcError('12', '4242 4242 4242 4242')).toBe('incomplete_cvc');
  expect(cvcError('123', '3782 822463 10005')).toBe('incomplete_cvc');
});
