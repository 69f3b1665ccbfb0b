import fc from 'fast-check';
import { MOST_STEPS, NO_HISTORY, redoStep, undoStep, withStep, type EditHistory } from './edit-history';

interface Values {
  title: string;
  price: string;
}
type Change = Partial<Values>;
const FIRST: Values = { title: 'Mug', price: '9.50' };

/** Values with their history, as the editor holds them. */
interface Edited {
  values: Values;
  history: EditHistory<Values>;
}

function changed({ values, history }: Edited, after: Change, at: number): Edited {
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, values[field as keyof Values]]),
  ) as Change;
  return { values: { ...values, ...after }, history: withStep(history, { before, after, at }) };
}

function stepped({ values, history }: Edited, step: typeof undoStep<Values>): Edited | null {
  const found = step(history);
  return found && { values: { ...values, ...found.fields }, history: found.history };
}

/** All steps, as far as they go. */
function toTheEnd(edited: Edited, step: typeof undoStep<Values>): Edited {
  const next = stepped(edited, step);
  return next ? toTheEnd(next, step) : edited;
}

const begun: Edited = { values: FIRST, history: NO_HISTORY };
const MINUTE = 60_000;

test('typing in one field within a second is one step; another field, or a rest, is the next', () => {
  let edited = begun;
  for (const [index, title] of ['C', 'Cu', 'Cup'].entries())
    edited = changed(edited, { title }, MINUTE + index * 300);
  edited = changed(edited, { price: '1.00' }, MINUTE + 700);
  edited = changed(edited, { price: '2.00' }, 2 * MINUTE);
  expect(edited.history.done.map(({ after }) => after)).toEqual([
    { title: 'Cup' },
    { price: '1.00' },
    { price: '2.00' },
  ]);
  expect(edited.history.done[0]?.before).toEqual({ title: 'Mug' });
});

test('no typing joins an act of another kind, nor a step that was taken back', () => {
  const discarded = changed(changed(begun, { title: 'Cup' }, MINUTE), { title: 'Mug' }, 0);
  const typed = changed(discarded, { title: 'Bowl' }, MINUTE + 1);
  expect(typed.history.done).toHaveLength(3);
  const again = toTheEnd(changed(begun, { title: 'Cup' }, MINUTE), undoStep);
  const redone = toTheEnd(again, redoStep);
  expect(changed(redone, { title: 'Bowl' }, MINUTE + 1).history.done).toHaveLength(2);
});

test('the oldest steps are forgotten', () => {
  let edited = begun;
  for (let at = 0; at < MOST_STEPS + 5; at += 1) edited = changed(edited, { title: `${at}` }, at * MINUTE);
  expect(edited.history.done).toHaveLength(MOST_STEPS);
  expect(toTheEnd(edited, undoStep).values.title).toBe('4');
});

test('all steps back are the beginning, and all forth are the end', () => {
  const change = fc.oneof(
    fc.record({ title: fc.string() }),
    fc.record({ price: fc.string(), title: fc.string() }),
  );
  const timed = fc.tuple(change, fc.integer({ min: 1, max: 3000 }));
  fc.assert(
    fc.property(fc.array(timed, { maxLength: MOST_STEPS }), (changes) => {
      let at = MINUTE;
      const end = changes.reduce((edited, [after, rest]) => changed(edited, after, (at += rest)), begun);
      const beginning = toTheEnd(end, undoStep);
      expect(beginning.values).toEqual(FIRST);
      expect(toTheEnd(beginning, redoStep).values).toEqual(end.values);
    }),
  );
});
