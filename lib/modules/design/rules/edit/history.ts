import type { EditState } from './edit-state';

export const HISTORY_STEPS = 100;

/** Past, present and undone states; the most recent is last in both lists. */
export interface History {
  past: readonly EditState[];
  present: EditState;
  future: readonly EditState[];
  /** Name of the step that led to the present, while later changes of that name are merged into it. */
  merge: string | null;
}

export function startHistory(present: EditState): History {
  return { past: [], present, future: [], merge: null };
}

/**
 * The history with a new present. Only a change of the design is a step; selecting and changing the side are not.
 * Consecutive changes with the same `merge` name are one step, such as the letters of a word.
 */
export function record(history: History, next: EditState, merge: string | null = null): History {
  const { past, present } = history;
  if (next === present) return history;
  if (next.design === present.design) return { ...history, present: next, merge: null };
  if (merge !== null && merge === history.merge) return { past, present: next, future: [], merge };
  return { past: [...past, present].slice(-HISTORY_STEPS), present: next, future: [], merge };
}

/** The next change becomes a step of its own, whatever its name. */
export function endMerge(history: History): History {
  return history.merge === null ? history : { ...history, merge: null };
}

export const canUndo = ({ past }: History): boolean => past.length > 0;
export const canRedo = ({ future }: History): boolean => future.length > 0;

/** Undoes one step, with the side and selection of that time; the same object when there is none. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  return { past: past.slice(0, -1), present: last, future: [...future, present], merge: null };
}

/** Redoes one step; the same object when nothing was undone. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const next = future.at(-1);
  if (!next) return history;
  return { past: [...past, present], present: next, future: future.slice(0, -1), merge: null };
}
