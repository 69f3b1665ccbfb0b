/** One step of undo: the fields that it changed, before and after. */
interface Step<Values> {
  before: Partial<Values>;
  after: Partial<Values>;
  /** Milliseconds since 1970; 0 for an act that no typing joins. */
  at: number;
}

/** Steps that can be taken back, and those that were; the last is the latest. */
export interface EditHistory<Values> {
  done: readonly Step<Values>[];
  undone: readonly Step<Values>[];
}

export const NO_HISTORY = { done: [], undone: [] } as const;
/** The oldest steps are forgotten beyond this. */
export const MOST_STEPS = 100;
/** Changes of one field within this time are one step, so that undo takes back a word and not a letter. */
const ONE_STEP_MS = 1000;

const isSameField = (one: object, other: object) => {
  const [field, ...more] = Object.keys(one);
  return field !== undefined && more.length === 0 && Object.keys(other).join() === field;
};

/** Adds a step, which ends what could be done again. */
export function withStep<Values>(history: EditHistory<Values>, step: Step<Values>): EditHistory<Values> {
  const last = history.done.at(-1);
  const isTyping = last !== undefined && step.at >= last.at && step.at - last.at < ONE_STEP_MS && last.at > 0;
  const joins = isTyping && isSameField(last.after as object, step.after as object);
  const done = joins
    ? [...history.done.slice(0, -1), { ...step, before: last.before }]
    : [...history.done, step];
  return { done: done.slice(-MOST_STEPS), undone: [] };
}

/** The fields to put back and the history after that; null without a step. */
export function undoStep<Values>({
  done,
  undone,
}: EditHistory<Values>): { fields: Partial<Values>; history: EditHistory<Values> } | null {
  const step = done.at(-1);
  if (!step) return null;
  // A later change of the same field is a step of its own.
  const closed = { ...step, at: 0 };
  return { fields: step.before, history: { done: done.slice(0, -1), undone: [...undone, closed] } };
}

export function redoStep<Values>({
  done,
  undone,
}: EditHistory<Values>): { fields: Partial<Values>; history: EditHistory<Values> } | null {
  const step = undone.at(-1);
  if (!step) return null;
  return { fields: step.after, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
