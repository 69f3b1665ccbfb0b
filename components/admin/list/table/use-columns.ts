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

interface Choosable {
  id: string;
  always?: true;
  later?: true;
}

/**
 * The columns that are shown, kept per list in the browser. Ids that the list no longer has are ignored, and a column that
 * names its rows is always shown. A choice of what is shown at first is none: such a column that the list gets later is shown,
 * too, and one that is shown only on demand isn’t. S2.2-121.
 */
export function useColumns(listName: string, columns: readonly Choosable[]): ChosenColumns {
  const [text, setText] = useStoredText('localStorage', `list-columns:${listName}`);
  const wanted = new Set(idsIn(text ?? ''));
  const isChosen = columns.some(({ id }) => wanted.has(id));
  const isShown = ({ id, always, later }: Choosable) =>
    always === true || (isChosen ? wanted.has(id) : later !== true);
  const shown = columns.filter(isShown).map(({ id }) => id);
  const isFirst = (ids: readonly string[]) =>
    columns.every(({ id, always, later }) => always === true || ids.includes(id) === (later !== true));
  return {
    shown,
    chosen: !isFirst(shown),
    show: (ids) => {
      setText(ids === null || ids.length === 0 || isFirst(ids) ? null : ids.join(' '));
    },
  };
}
