import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import { addSync, type SyncNote } from '@/lib/modules/shop-platform/data/sync-log';
import type { SyncReason } from '@/lib/modules/shop-platform/rules/sync-log';

export {
  lockSync,
  markReplayed,
  type SyncNote,
  type SyncRow,
} from '@/lib/modules/shop-platform/data/sync-log';

/** Writes a row of a shop's log in the transaction of what it tells. S4-91. */
export const noteSync = (tx: Transaction, tenantId: string, note: SyncNote): Promise<void> =>
  addSync(tx, tenantId, { ...note, id: newId('shopSync'), at: now() });

/** The same in a transaction of its own, after what it tells, of the client's shop where none is named; nothing depends on it. S4-91. */
export async function noteSyncAfter(
  context: TenantContext,
  note: Omit<SyncNote, 'shop'> & { shop?: string },
): Promise<void> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const shop = note.shop ?? (await findConnection(tx, tenantId))?.shop;
    if (shop !== undefined) await noteSync(tx, tenantId, { ...note, shop });
  }).catch((error: unknown) => {
    log().warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a row of a shop’s log is missing');
  });
}

/** Why a call to a shop failed, for its log. */
export const syncReasonOf = (error: unknown): SyncReason =>
  error instanceof AppError && error.code === 'unavailable' ? 'unavailable' : 'internal';
