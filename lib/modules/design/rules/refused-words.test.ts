import { cleanWords, entryProblem, refusedWord } from './refused-words';

const LIST = ['darn', 'blöd', 'rival co', 'Straße', 'ass', '*heck*', 'pox*', 'ΚΑΚΟΣ', 'ябеда'];

test.each([
  ['oh DARN it', 'darn'],
  ['d4rn', 'darn'],
  ['D.A.R.N.', 'darn'],
  ['d a r n', 'darn'],
  ['d 4 r n', 'darn'],
  ['Dárn!', 'darn'],
  ['ＤＡＲＮ', 'darn'],
  ['da\u00ADrn', 'darn'],
  ['Blod', 'blöd'],
  ['BLÖD', 'blöd'],
  ['buy RIVAL, Co!', 'rival co'],
  ['STRASSE', 'Straße'],
  ['4$$', null],
  ['a55', 'ass'],
  ['whatthehecking', '*heck*'],
  ['poxy', 'pox*'],
  ['κακός', 'ΚΑΚΟΣ'],
  ['ЯБЕДА', 'ябеда'],
])('%s holds %s', (text, word) => expect(refusedWord(text, LIST)).toBe(word));

test.each(['darning', 'rival', 'a darned sock', 'd a rn', '', 'Ada', 'Cassandra', '455', 'No 8', 'smallpox'])(
  '%j holds none',
  (text) => {
    expect(refusedWord(text, LIST)).toBeNull();
  },
);

test('a name that holds a word is no such word, unless the client asks', () => {
  expect(refusedWord('Scunthorpe United', ['cunt'])).toBeNull();
  expect(refusedWord('Scunthorpe United', ['*cunt*'])).toBe('*cunt*');
});

test('an event has no list unless it makes one', () => {
  expect(refusedWord('darn', [])).toBeNull();
});

test.each([
  ['darn', null],
  ['*darn', null],
  ['a', null],
  ['***', 'invalid'],
  ['?!', 'invalid'],
  ['*ab*', 'too_short'],
  ['a*', 'too_short'],
])('%s as an entry: %s', (entry, problem) => expect(entryProblem(entry)).toBe(problem));

test('a list is kept as it was written, each word once', () => {
  expect(cleanWords(['  Darn ', 'rival   co', 'DÁRN', 'darn*', 'Rival Co', 'zeal'])).toEqual([
    'Darn',
    'rival co',
    'darn*',
    'zeal',
  ]);
});
