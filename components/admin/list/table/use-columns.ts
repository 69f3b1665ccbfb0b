'use client';

import { useStoredText } from '../stored-text';

export interface ChosenColumns {
  /** Ids of the columns shown, in the table's order. */
  shown: readonly string[];
  /** Whether someone has chosen them; otherwise they are the list's own. */
  chosen: boolean;
  /** Shows these columns; null for the list's own. Kept at once, in this browser. */
  show: (ids: readonly string[] | null) => void;
}

function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}

/**
 * The columns that are shown, kept per list in the browser. Ids that the list no longer has are ignored, and a column that
 * names its rows is always shown. A choice of every column is none: one that the list gets later is shown, too.
 */
export function useColumns(
  listName: string,
  columns: readonly { id: string; always?: true }[],
): ChosenColumns {
  const [text, setText] = useStoredText('localStorage', `list-columns:${listName}`);
  const wanted = new Set(idsIn(text ?? ''));
  const isChosen = columns.some(({ id }) => wanted.has(id));
  const shown = columns.filter(({ id, always }) => !isChosen || always || wanted.has(id)).map(({ id }) => id);
  return {
    shown,
    chosen: shown.length < columns.length,
    show: (ids) => {
      const isEvery = columns.every(({ id }) => ids?.includes(id));
      setText(ids === null || ids.length === 0 || isEvery ? null : ids.join(' '));
    },
  };
}
