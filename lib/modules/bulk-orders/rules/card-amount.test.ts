import { cardProblem } from './card-amount';

test('no card is charged with too little, or with more than the provider takes (D36-8)', () => {
  expect(cardProblem(49, 'EUR')).toBe('too_small');
  expect(cardProblem(50, 'EUR')).toBeNull();
  expect(cardProblem(30, 'GBP')).toBeNull();
  expect(cardProblem(99_999_999, 'USD')).toBeNull();
  expect(cardProblem(100_000_000, 'USD')).toBe('too_large');
});
