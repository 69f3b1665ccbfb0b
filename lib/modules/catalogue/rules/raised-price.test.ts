import { raisedPrice } from './raised-price';

test.each([
  [1000, 1000, 1100],
  [1000, -1000, 900],
  [999, 50, 1004],
  // Half a penny is rounded up, also where a price is lowered.
  [1050, 1000, 1155],
  [5, 1000, 6],
  [15, -1000, 14],
  [1, -9000, 0],
  [0, 5000, 0],
  [9_999_999, 90_000, 99_999_990],
])('%i raised by %i is %i', (price, by, raised) => {
  expect(raisedPrice(price, by)).toBe(raised);
});
