import { and, eq, isNull } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';

/** An event that collects sizes. */
export interface CollectingEvent {
  id: string;
  slug: string;
  status: string;
  locked: boolean;
  lockReason: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** The tenant's Bulk event of this slug that collects sizes; undefined for any other. */
export async function findCollectingEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<CollectingEvent | undefined> {
  const { id, status, locked, lockReason, opensAt, closesAt } = events;
  const [found] = await tx
    .select({ id, slug: events.slug, status, locked, lockReason, opensAt, closesAt })
    .from(events)
    .where(
      and(
        eq(events.tenantId, tenantId),
        eq(events.slug, slug),
        eq(events.type, 'Bulk'),
        eq(events.collectSizes, true),
        isNull(events.deletedAt),
      ),
    );
  return found;
}
