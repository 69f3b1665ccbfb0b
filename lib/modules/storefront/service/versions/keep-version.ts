import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { deleteVersions, insertVersion } from '@/lib/modules/storefront/data/versions';

/** How many versions of a store are kept beside the one in use. */
export const KEPT_VERSIONS = 100;

/**
 * Keeps the store's look and texts as a version, in the transaction that saves them, and forgets those that are too old.
 * Without `saved` nothing was saved: a version that was never kept is, and nobody is named for it. S3.6-13.
 */
export async function keepVersion(
  tx: Transaction,
  context: TenantContext,
  eventId: string,
  saved?: { version: number; restoredFrom?: number },
): Promise<void> {
  const key = { tenantId: context.tenantId, eventId };
  const userId = (saved && context.userId) ?? null;
  await insertVersion(tx, key, { userId, restoredFrom: saved?.restoredFrom ?? null });
  if (saved) await deleteVersions(tx, key, saved.version - KEPT_VERSIONS - 1);
}
