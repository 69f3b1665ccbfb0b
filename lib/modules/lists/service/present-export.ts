import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import type { ExportRow } from '@/lib/modules/lists/data/exports';

const instant = (date: Date | null): string | null => date && new Date(date).toISOString();

/** An export as its owner sees it. */
export function presentExport(row: ExportRow): ListExport {
  return {
    id: row.id,
    list: row.list,
    status: row.status,
    rows_done: row.rowsDone,
    rows_total: row.rowsTotal,
    columns: row.columns,
    lang: row.lang,
    delimiter: row.delimiter,
    file_name: row.fileName,
    bytes: row.bytes,
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: instant(row.finishedAt),
    expires_at: instant(row.expiresAt),
  };
}
