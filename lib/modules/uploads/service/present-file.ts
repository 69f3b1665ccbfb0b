import { withDirectory } from '@/lib/db/with-directory';
import { restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { FileUse, LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type { UseRow } from '@/lib/modules/uploads/data/file-uses';
import { findPeople } from '@/lib/modules/uploads/data/find-people';
import type { LibraryRow } from '@/lib/modules/uploads/data/library';
import { fileUrl } from './file-names';

function present(tenantId: string, row: LibraryRow, names: ReadonlyMap<string, string>): LibraryFile {
  const { id, name, kind, bytes, uses, event, deletedAt } = row;
  return {
    id,
    name,
    kind,
    content_type: row.contentType,
    bytes,
    width_px: row.widthPx,
    height_px: row.heightPx,
    colour_mode: row.colourMode,
    url: fileUrl(tenantId, row),
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    added_by: (row.addedByUserId && names.get(row.addedByUserId)) ?? null,
    event,
    uses,
    restorable_until: deletedAt && restorableUntil(new Date(deletedAt)).toISOString(),
  };
}

/** Files as the tenant's people see them, with the names of those who added them. Call it outside a transaction. */
export async function presentFiles(tenantId: string, rows: readonly LibraryRow[]): Promise<LibraryFile[]> {
  const ids = [...new Set(rows.flatMap(({ addedByUserId: id }) => (id === null ? [] : [id])))];
  const people = ids.length > 0 ? await withDirectory((tx) => findPeople(tx, tenantId, ids)) : [];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => present(tenantId, row, names));
}

export function presentUse(row: UseRow): FileUse {
  const { place, name, slug, productId, versions, lockedProduct, lockedEvent, deleted } = row;
  return {
    place,
    name,
    slug,
    product_id: productId,
    versions,
    locked: lockedProduct || lockedEvent,
    deleted,
  };
}
