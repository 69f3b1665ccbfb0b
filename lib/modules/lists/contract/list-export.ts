import { z } from 'zod';
import { DELIMITERS } from '@/lib/modules/lists/rules/csv-format';
import { MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';
import { instantText, locale, objectId } from '@/lib/contract/primitives';
import { listColumns, listFilters, listName, listParams, listSort, staffListParams } from './saved-view';

export const exportParams = listParams.extend({ export: objectId });
export const staffExportParams = staffListParams.extend({ export: objectId });

const ids = z.array(objectId).max(MAX_NAMED_IDS);

/** These rows, whether or not they still match the filters; or all that match but those. */
const chosenRows = z.union([z.strictObject({ ids: ids.min(1) }), z.strictObject({ except: ids })]);
export type AskedRows = z.output<typeof chosenRows>;
/** The same as stored; neither: all that match. */
export type ChosenRows = Partial<Record<'ids' | 'except', string[]>>;

/** What is exported: all rows that the filters match, or some of them, in this order, on no page. */
export const newExport = z.object({
  query: listFilters.default({}),
  /** Default: all that match. */
  rows: chosenRows.default({ except: [] }),
  sort: listSort.default(null),
  /** None: all columns that the person may see. */
  columns: listColumns.default([]),
  /** Of headers and labels; default: the person's own language. */
  lang: locale.optional(),
  /** Default: what spreadsheets of that language expect. */
  delimiter: z.enum(DELIMITERS).optional(),
});
export type NewExport = z.output<typeof newExport>;

export const listExport = z.object({
  id: z.string(),
  list: listName,
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired']),
  rows_done: z.number().int(),
  /** Null until the export runs. */
  rows_total: z.number().int().nullable(),
  columns: listColumns,
  lang: locale,
  delimiter: z.enum(DELIMITERS),
  file_name: z.string(),
  /** Size of the file, once it is ready. */
  bytes: z.number().int().nullable(),
  /** Why it failed: too many rows, the person may no longer do it, or a fault of ours. */
  problem: z.enum(['too_many_rows', 'not_allowed', 'fault']).nullable(),
  requested_at: instantText,
  finished_at: instantText.nullable(),
  /** Until when the file can be downloaded; null while there is none. */
  expires_at: instantText.nullable(),
});
export type ListExport = z.output<typeof listExport>;

/** The caller's last twenty exports of a list, newest first. */
export const exportList = z.object({ exports: z.array(listExport) });

export const listExportExample: ListExport = {
  id: 'exp_7k2m9x4c1v8b3n5q6w0z',
  list: 'orders',
  status: 'ready',
  rows_done: 12_340,
  rows_total: 12_340,
  columns: ['order_ref', 'created_at', 'total_store_price'],
  lang: 'de',
  delimiter: ';',
  file_name: 'orders-2026-11-20.csv',
  bytes: 1_204_811,
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: '2026-11-20T09:00:04.000Z',
  expires_at: '2026-11-27T09:00:04.000Z',
};

export const waitingExportExample: ListExport = {
  ...listExportExample,
  status: 'waiting',
  rows_done: 0,
  rows_total: null,
  bytes: null,
  finished_at: null,
  expires_at: null,
};
