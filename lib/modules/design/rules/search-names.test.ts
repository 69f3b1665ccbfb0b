import { isFound } from './search-names';

test.each([
  ['cafe', 'Tasse de café', true],
  ['CAFÉ tasse', 'Tasse de café', true],
  ['fussball', 'Fußball', true],
  ['fußball', 'Fussball', true],
  ['stjaerne', 'Stjerne', false],
  ['bolge', 'Bølge', true],
  ['coeur', 'Cœur', true],
  ['', 'Heart', true],
  ['   ', 'Heart', true],
  ['heart star', 'Heart', false],
  ['(*', 'Heart', true],
])('“%s” in “%s”: %s', (query, name, expected) => {
  expect(isFound(query, [name])).toBe(expected);
});
