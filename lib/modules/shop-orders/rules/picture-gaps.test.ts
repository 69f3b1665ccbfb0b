import { nextPictureTry } from './picture-gaps';

test('seven tries in 24 hours, each later than the one before, and then no more (S4-94)', () => {
  const gaps = [1, 2, 3, 4, 5, 6].map((tries) => nextPictureTry(tries) ?? 0);
  expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBe(24 * 3_600_000);
  expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
  expect(nextPictureTry(7)).toBeNull();
});
