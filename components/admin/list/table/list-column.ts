import type { ReactNode } from 'react';

/** A column of a `DataTable`. Its id is that of the list's export, so that a saved view holds for both. */
export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value of the URL's `sort` that sorts by this column. */
  sort?: string;
  align?: 'start' | 'end';
  /** For header and cells, such as the width from which the column is shown. */
  className?: string;
  /** For cells only. */
  cellClassName?: string;
  /** The column that names the row can't be taken out. */
  always?: true;
  /** Shown once somebody chooses it. */
  later?: true;
}
