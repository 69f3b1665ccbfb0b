import { and, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';
import { ownEvent } from '@/lib/modules/events/service/statements/own-event';

/** The event whose embed origins are read or set. */
export interface FramedEvent {
  id: string;
  locked: boolean;
  lockReason: string | null;
  embedOrigins: string[];
}

/** A tenant's event by its slug, locked for a change if `lock`; undefined for no event of this tenant. */
export async function findFramedEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<FramedEvent | undefined> {
  const query = tx
    .select({
      id: events.id,
      locked: events.locked,
      lockReason: events.lockReason,
      embedOrigins: events.embedOrigins,
    })
    .from(events)
    .where(ownEvent(tenantId, slug));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Sets the origins that may embed an event's order form. */
export async function saveEmbedOrigins(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  origins: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(events)
    .set({ embedOrigins: [...origins], updatedAt: at })
    .where(and(eq(events.tenantId, key.tenantId), eq(events.id, key.eventId)));
}
