import { typedPrice } from './typed-price';

test.each([
  ['18', '18.00'],
  ['18.5', '18.50'],
  ['18,50', '18.50'],
  [' 0018.05 ', '18.05'],
  ['0', '0.00'],
])('%s is %s on the wire', (typed, wire) => {
  expect(typedPrice(typed)).toBe(wire);
});

test.each(['', 'free', '-1', '1.234', '1,000.00', '1e3', '£18', '12345678901'])('%s is no price', (typed) => {
  expect(typedPrice(typed)).toBeNull();
});
