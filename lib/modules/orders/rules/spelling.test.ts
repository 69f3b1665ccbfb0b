import { forgivenIn } from './spelling';

test.each([
  ['ann', 0],
  ['anna', 1],
  ['jhon', 1],
  ['marai', 2],
  ['jhon smiht', 2],
  ['alexandra brown', 3],
  ['Zoë Ångström', 2],
  ['M7QK-3FXW', 0],
  ['order 12', 0],
  ['', 0],
])('of %p so many may be wrong: %p', (typed, wrong) => {
  expect(forgivenIn(typed)).toBe(wrong);
});
