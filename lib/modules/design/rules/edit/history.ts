import type { EditState } from './edit-state';

/** Steps that can be taken back. */
export const HISTORY_STEPS = 100;

/** What was, what is, and what was taken back; the most recent stands last in both lists. */
export interface History {
  past: readonly EditState[];
  present: EditState;
  future: readonly EditState[];
  /** Name of the step that led to the present, while further ones of that name go on with it. */
  merge: string | null;
}

export function startHistory(present: EditState): History {
  return { past: [], present, future: [], merge: null };
}

/**
 * The history with a new present. A change of the design alone is a step; selecting and turning to the other side are not.
 * Steps of the same `merge` name that follow one another are one, such as the letters of a word.
 */
export function record(history: History, next: EditState, merge: string | null = null): History {
  const { past, present } = history;
  if (next === present) return history;
  if (next.design === present.design) return { ...history, present: next, merge: null };
  if (merge !== null && merge === history.merge) return { past, present: next, future: [], merge };
  return { past: [...past, present].slice(-HISTORY_STEPS), present: next, future: [], merge };
}

/** The next change is a step of its own, whatever its name. */
export function endMerge(history: History): History {
  return history.merge === null ? history : { ...history, merge: null };
}

export const canUndo = ({ past }: History): boolean => past.length > 0;
export const canRedo = ({ future }: History): boolean => future.length > 0;

/** One step back, with the side and selection it was made on; the same history when there is none. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  return { past: past.slice(0, -1), present: last, future: [...future, present], merge: null };
}

/** One step forward again; the same history when nothing was taken back. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const next = future.at(-1);
  if (!next) return history;
  return { past: [...past, present], present: next, future: future.slice(0, -1), merge: null };
}
