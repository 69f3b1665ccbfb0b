import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { deleteOldVersions, insertVersions } from '@/lib/modules/storefront/data/versions';

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
  saved?: { restoredFrom?: number },
): Promise<void> {
  await keepVersions(tx, context, [eventId], saved);
}

/** The same for several stores at once, whose look has changed by a set that they show. */
export async function keepVersions(
  tx: Transaction,
  context: TenantContext,
  eventIds: readonly string[],
  saved?: { restoredFrom?: number },
): Promise<void> {
  const key = { tenantId: context.tenantId, eventIds };
  const userId = (saved && context.userId) ?? null;
  await insertVersions(tx, key, { userId, restoredFrom: saved?.restoredFrom ?? null });
  if (saved) await deleteOldVersions(tx, key, KEPT_VERSIONS, now());
}
