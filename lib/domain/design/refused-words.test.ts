import { refusedWord } from './refused-words';

const LIST = ['darn', 'blöd', 'rival co'];

test.each([
  ['oh DARN it', 'darn'],
  ['d4rn', 'darn'],
  ['D.A.R.N.', 'darn'],
  ['d a r n', 'darn'],
  ['Dárn!', 'darn'],
  ['Blod', 'blöd'],
  ['buy RIVAL, Co!', 'rival co'],
])('%s holds %s', (text, word) => expect(refusedWord(text, LIST)).toBe(word));

test.each(['darning', 'rival', 'a darned sock', 'd a rn', '', 'Ada'])('%j holds none', (text) => {
  expect(refusedWord(text, LIST)).toBeNull();
});

test('an event has no list unless it makes one', () => {
  expect(refusedWord('darn', [])).toBeNull();
});
