import { cutBoth, cutValue, hasCut, KEPT_LENGTH } from './cut-text';

const LONG = 'fern '.repeat(100);

test('a long text is cut with an ellipsis, also within a value; a short one is kept (D44-1)', () => {
  const cut = `${LONG.slice(0, KEPT_LENGTH)}…`;
  expect(cutValue({ name: 'Fern', text: LONG, list: [LONG, 1, null] })).toEqual({
    name: 'Fern',
    text: cut,
    list: [cut, 1, null],
  });
  expect([hasCut({ a: [cut] }), hasCut({ a: 'short…', b: 1, c: null })]).toEqual([true, false]);
});

test('of two long texts that part is kept in which they differ', () => {
  const { before, after } = cutBoth(`${LONG}old`, `${LONG}new ${LONG}`);
  expect(before).toBe(`…${LONG.slice(-40)}old`);
  expect(after).toMatch(/^….*new fern.*…$/);
  expect(cutBoth('a', `b${LONG}`).before).toBe('a');
  expect(cutBoth(null, LONG).before).toBeNull();
});

test('no character is cut in two: Postgres would refuse the row', () => {
  const faces = `a${'😀'.repeat(300)}`;
  expect(String(cutValue(faces)).isWellFormed()).toBe(true);
  const { after } = cutBoth(faces, `${faces}!`);
  expect(String(after).isWellFormed()).toBe(true);
});
