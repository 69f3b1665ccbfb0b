import { AppError, notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readBulkFacts, type BulkEvent, type BulkFacts } from '@/lib/modules/bulk-orders/data/read-ground';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';

/** A client's Bulk event and what it offers. Throws 404 for another client's, and for an event of another type. */
export async function requireBulkFacts(
  tx: Transaction,
  { tenantId }: TenantContext,
  slug: string,
): Promise<BulkFacts> {
  const facts = await readBulkFacts(tx, { tenantId, slug });
  if (!facts) throw notFound();
  return facts;
}

/** Why nothing can be ordered now: the event is not published, or the client not verified. Null if it can. */
export function closedBecause({
  status,
  tenantVerified,
}: Pick<BulkEvent, 'status' | 'tenantVerified'>): 'not_active' | 'not_verified' | null {
  if (!tenantVerified) return 'not_verified';
  return status === 'Active' ? null : 'not_active';
}

/**
 * Throws `event_locked`, `payments_unavailable` for a client that is not verified, `event_not_open` for an event that is
 * not published. Its last day only ends the collecting of sizes: what was collected is ordered after it.
 */
export function requireOrderable(event: BulkEvent, { actor }: TenantContext): void {
  assertWritable(actor, event);
  const closed = closedBecause(event);
  if (closed === 'not_verified') throw new AppError('payments_unavailable');
  if (closed === 'not_active') throw new AppError('event_not_open');
}
