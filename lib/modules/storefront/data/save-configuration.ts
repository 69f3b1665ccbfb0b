import { and, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { storeConfigurations, type StoreContent } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

/** The new state of a configuration; its event's time of change is updated too. */
export interface SavedConfiguration {
  tenantId: string;
  eventId: string;
  colourSetId: string;
  fontSetId: string;
  content: StoreContent;
  version: number;
  at: Date;
}

export async function saveConfiguration(tx: Transaction, saved: SavedConfiguration): Promise<void> {
  const { tenantId, eventId, at, ...values } = saved;
  await tx
    .update(storeConfigurations)
    .set({ ...values, updatedAt: at })
    .where(and(eq(storeConfigurations.tenantId, tenantId), eq(storeConfigurations.eventId, eventId)));
  await tx
    .update(events)
    .set({ updatedAt: at })
    .where(and(eq(events.tenantId, tenantId), eq(events.id, eventId)));
}
