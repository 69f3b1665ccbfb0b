/** What a person can take back: nobody was mailed, and no money moved. ADR 0122. */
export const UNDOABLE_ACTS = ['release', 'resume'] as const;
export type UndoableAct = (typeof UNDOABLE_ACTS)[number];

/** How long production waits so that a person can take such an act back; as long as a button must stay to be reached. D3-60. */
export const UNDO_MS = 20_000;

/** How long whoever moved an order can take that back, as long as nothing has begun since. ADR 0164, S2.2-166. */
export const MOVE_UNDO_MS = 60_000;
