import type { CodeSheet } from '@/lib/modules/claims/contract/code-sheet';
import type { SheetRow } from '@/lib/modules/claims/data/code-sheets';

/** A sheet as its calls answer it. */
export function presentSheet(row: SheetRow): CodeSheet {
  return {
    id: row.id,
    layout: row.layout,
    note: row.note,
    logo: row.logo,
    status: row.status,
    cards_done: row.cardsDone,
    cards_total: row.cardsTotal,
    left_out: row.leftOut,
    files: row.files,
    requested_at: new Date(row.requestedAt).toISOString(),
    expires_at: row.expiresAt && new Date(row.expiresAt).toISOString(),
  };
}
