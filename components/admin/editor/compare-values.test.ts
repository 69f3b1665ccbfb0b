import fc from 'fast-check';
import { changedFields, differencesOf, merged } from './compare-values';

interface Values {
  a: string;
  b: string;
  c: string;
}
const model = { fields: ['a', 'b', 'c'] as const };
const values: fc.Arbitrary<Values> = fc.record({
  a: fc.constantFrom('x', 'y', 'z'),
  b: fc.constantFrom('x', 'y', 'z'),
  c: fc.constantFrom('x', 'y', 'z'),
});
const versions = fc.record({ base: values, mine: values, theirs: values });

test('each field that differs is told once, with who changed it', () => {
  const base = { a: 'x', b: 'x', c: 'x' };
  const mine = { a: 'y', b: 'x', c: 'y' };
  const theirs = { a: 'x', b: 'z', c: 'z' };
  expect(differencesOf<Values>(model, { base, mine, theirs })).toEqual([
    { field: 'a', by: 'me' },
    { field: 'b', by: 'them' },
    { field: 'c', by: 'both' },
  ]);
});

test('a merge has every change of mine, and theirs wherever I changed nothing', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const result = merged<Values>(model, { base, mine, theirs });
      for (const field of model.fields)
        expect(result[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field]);
    }),
  );
});

test('where nobody changed the same field, it is the same merge from either side', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      fc.pre(differencesOf<Values>(model, { base, mine, theirs }).every(({ by }) => by !== 'both'));
      expect(merged<Values>(model, { base, mine, theirs })).toEqual(
        merged<Values>(model, { base, mine: theirs, theirs: mine }),
      );
    }),
  );
});

test('fields that are not named stay mine, and what belongs to none is joined', () => {
  const joined = (mine: Values, stored: Values) => ({ c: mine.c + stored.c });
  const [base, mine, theirs] = [
    { a: 'x', b: 'x', c: '1' },
    { a: 'x', b: 'x', c: '1' },
    { a: 'y', b: 'y', c: '2' },
  ];
  expect(merged<Values>({ ...model, joined }, { base, mine, theirs }, ['a'])).toEqual({
    a: 'y',
    b: 'x',
    c: '12',
  });
  expect(changedFields<Values>({ fields: ['b'] }, mine, theirs)).toEqual(['b']);
});
