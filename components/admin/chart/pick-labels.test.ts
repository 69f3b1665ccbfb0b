/** @jest-environment node */
import { pickLabels } from './pick-labels';

describe('pickLabels', () => {
  it.each([
    [0, [], []],
    [1, [0], [0]],
    [2, [0, 1], [0, 1]],
    [30, [0, 5, 10, 15, 19, 24, 29], [0, 15, 29]],
    [366, [0, 61, 122, 183, 243, 304, 365], [0, 183, 365]],
  ])('of %d points shows a few, and three on a phone', (count, wide, narrow) => {
    const picked = pickLabels(count);
    expect(picked.map(({ index }) => index)).toEqual(wide);
    expect(picked.filter(({ isNarrow }) => isNarrow).map(({ index }) => index)).toEqual(narrow);
  });
});
