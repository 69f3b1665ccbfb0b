import { marginOf } from './margin';

describe('the margin of a price (D35)', () => {
  test.each([
    // DEMO.md: a Crew Tee costs 4.10 and one print 3.20.
    [1800, 730, 1070, 1070 / 1800],
    [730, 730, 0, 0],
    [500, 730, -230, -230 / 500],
  ])('of %i with a cost of %i leaves %i', (price, cost, left, share) => {
    expect(marginOf(price, cost)).toEqual({ left, share });
  });

  test('a free item has no share', () => {
    expect(marginOf(0, 730)).toEqual({ left: -730, share: null });
  });
});
