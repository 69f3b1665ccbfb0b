import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { can } from '@/lib/permissions/permissions';
import { fileStore } from '@/lib/files/store';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import { findExport, findExports, type ExportRow } from '@/lib/modules/lists/data/exports';
import type { ListDefinition } from './list-definition';
import { inScope, ownerOf, type ListScope } from './list-scope';
import { presentExport } from './present-export';

function requireExport(list: ListDefinition, { person }: ListScope): void {
  if (!can(person, list.permissions.export)) throw new AppError('forbidden');
}

/** The person's own recent exports of a list. D48-3. */
export async function listExports(
  list: ListDefinition,
  scope: ListScope,
): Promise<{ exports: ListExport[] }> {
  requireExport(list, scope);
  const rows = await inScope(scope, (tx) => findExports(tx, ownerOf(scope), list.name));
  return { exports: rows.map(presentExport) };
}

/** One of the person's own exports. Throws 404 for anybody else's. */
export async function readExport(list: ListDefinition, scope: ListScope, id: string): Promise<ListExport> {
  requireExport(list, scope);
  const row = await inScope(scope, (tx) => findExport(tx, ownerOf(scope), id));
  if (row?.list !== list.name) throw notFound();
  return presentExport(row);
}

function keyOf(row: ExportRow): string {
  if (row.status === 'waiting' || row.status === 'running') throw new AppError('conflict');
  const over = row.expiresAt !== null && new Date(row.expiresAt) <= now();
  if (row.storageKey === null || over) throw new AppError('gone');
  return row.storageKey;
}

/**
 * The file of an export. Owner and permission are checked, and the download is audited, each time. Throws 409 while it is
 * not ready, 410 once it has been deleted. D48-3.
 */
export async function openExportFile(
  list: ListDefinition,
  scope: ListScope,
  id: string,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  requireExport(list, scope);
  const { row, key } = await inScope(scope, async (tx) => {
    const found = await findExport(tx, ownerOf(scope), id);
    if (found?.list !== list.name) throw notFound();
    const stored = { row: found, key: keyOf(found) };
    await appendScopedAudit(
      tx,
      { tenant: scope.tenant, userId: scope.person.id },
      { action: 'export.downloaded', subjectType: 'list_export', subjectId: id, data: { list: list.name } },
    );
    return stored;
  });
  const file = await fileStore().open(key);
  if (!file) throw new AppError('gone');
  return { fileName: row.fileName, ...file };
}
