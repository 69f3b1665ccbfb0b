'use client';

import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { useList } from '../list-context';
import { sortProps } from '../sort-props';
import type { ListColumn } from './list-column';
import { PageCheckbox, SelectCell } from './select-cells';
import { isSelected } from './selection';
import type { RowSelection } from './use-selection';

/** Rows come sorted, filtered and paged from the server, so of the table only the choice of columns is needed. */
const features = tableFeatures({ columnVisibilityFeature });
type Features = typeof features;

interface TableRow {
  id: string;
}

interface DataTableProps<Row extends TableRow> {
  caption: string;
  /** The same array as long as they are the same, so that the table's model is kept. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** Ids of the columns shown. */
  shown: readonly string[];
  /** What a row is called, such as an order's reference. */
  nameOf: (row: Row) => string;
  /** Ids of rows that are new or have just changed. */
  marked?: ReadonlySet<string>;
  /** Absent where nothing can be done with several rows. */
  selection?: RowSelection | undefined;
}

function useColumnTable<Row extends TableRow>({ columns, rows, shown }: DataTableProps<Row>) {
  const defs = useMemo(
    () =>
      columns.map(({ id, header, cell }): ColumnDef<Features, Row> => ({
        id,
        header,
        cell: ({ row }) => cell(row.original),
      })),
    [columns],
  );
  const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)]));
  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnVisibility },
  });
}

/** A table whose columns can be chosen and whose rows can be selected; sorted by the URL. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { caption, columns, nameOf, marked, selection } = props;
  const { list } = useList();
  const table = useColumnTable(props);
  const specs = new Map(columns.map((column) => [column.id, column]));
  const rows = table.getRowModel().rows;
  const ids = rows.map(({ id }) => id);
  return (
    <Table caption={caption} pageScrolls>
      <TableHead>
        {selection ? <PageCheckbox rows={ids} selection={selection} /> : null}
        {table.getVisibleLeafColumns().map(({ id }) => {
          const { header, sort, align = 'start', className = '' } = specs.get(id) ?? { header: id };
          return sort === undefined ? (
            <HeaderCell key={id} align={align} className={className}>
              {header}
            </HeaderCell>
          ) : (
            <SortCell key={id} {...sortProps(list, sort)} align={align} className={className}>
              {header}
            </SortCell>
          );
        })}
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const picked = selection ? isSelected(selection.selection, row.id) : false;
          const isMarked = marked?.has(row.id) ?? false;
          return (
            <tr
              key={row.id}
              data-row={row.id}
              data-marked={isMarked || undefined}
              className={clsx(
                'max-lg:[&>td]:px-3 [&>td]:py-2.5 [&>td]:transition-colors [&>td]:duration-700',
                (isMarked || picked) && '[&>td]:bg-accent-soft',
              )}
            >
              {selection ? (
                <SelectCell id={row.id} name={nameOf(row.original)} rows={ids} selection={selection} />
              ) : null}
              {row.getVisibleCells().map((cell) => {
                const { align = 'start', className, cellClassName } = specs.get(cell.column.id) ?? {};
                return (
                  <Cell key={cell.id} align={align} className={clsx(className, cellClassName)}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </TableBody>
    </Table>
  );
}
