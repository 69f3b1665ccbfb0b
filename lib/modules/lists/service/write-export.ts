import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageFor } from '@/lib/intl/message-for';
import type { ExportRow } from '@/lib/modules/lists/data/exports';
import { MAX_EXPORT_ROWS } from '@/lib/modules/lists/rules/limits';
import { columnsFor, stillKnown } from './check-selection';
import { csvHeader, csvRows } from './csv-rows';
import type { ListDefinition } from './list-definition';
import { inSnapshot, type ListScope } from './list-scope';

const BATCH = 1_000;
const STALE_MS = 86_400_000;

const folder = () => join(tmpdir(), 'merchloom-exports');

/** Where an export is written before it is stored; a second attempt on this machine overwrites the first one's. */
export const spoolPath = (id: string) => join(folder(), `${id}.csv`);

/** Makes the folder, and removes what killed workers have left in it. */
async function openSpool(id: string) {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder())) {
    const path = join(folder(), name);
    const made = await stat(path).catch(() => null);
    if (made && made.mtimeMs < Date.now() - STALE_MS) await rm(path, { force: true });
  }
  return open(spoolPath(id), 'w', 0o600);
}

export type Written = { rows: number } | 'too_many_rows';

/**
 * Writes an export's rows to a file of this machine: all as of one moment, in batches of which only one is in memory.
 * The network's part, storing the file, comes after the transaction. ADR 0065.
 */
export async function writeExport(
  list: ListDefinition,
  scope: ListScope,
  row: ExportRow,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<Written> {
  const wanted = stillKnown(list, scope, row);
  const all = columnsFor(list, scope);
  const columns = wanted.columns.flatMap((id) => all.find((column) => column.id === id) ?? []);
  const csv = { columns, texts: messageFor(row.lang), delimiter: row.delimiter, locale: row.lang };
  const selection = {
    tenantId: scope.tenant?.tenantId ?? null,
    filters: wanted.query,
    rows: row.rows,
    sort: wanted.sort,
  };
  const file = await openSpool(row.id);
  try {
    return await inSnapshot(scope, async (tx) => {
      const total = await list.count(tx, selection);
      if (total > MAX_EXPORT_ROWS) return 'too_many_rows';
      await file.write(csvHeader(csv));
      let [done, after]: [number, string | null] = [0, null];
      do {
        const batch = await list.batch(tx, selection, { after, limit: BATCH });
        if (batch.rows.length > 0) await file.write(csvRows(batch.rows, csv));
        done += batch.rows.length;
        after = batch.next;
        await onProgress(done, total);
      } while (after !== null);
      return { rows: done };
    });
  } finally {
    await file.close();
  }
}
