import { and, eq } from 'drizzle-orm';
import { eventFulfillers } from '@/lib/db/schema/fulfillers';
import { events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';

interface EventKey {
  tenantId: string;
  eventId: string;
}
type Choice = 'preferred' | 'excluded';

/** What the page of printers needs of an event; undefined for another tenant's and a deleted one. `lock`: nobody changes it meanwhile. */
export async function findServedEvent(tx: Transaction, tenantId: string, slug: string, lock = false) {
  const { id, region, currency, countries, lockedCountries, locked, lockReason, deletedAt } = events;
  const asked = tx
    .select({ id, region, currency, countries, lockedCountries, locked, lockReason, deletedAt })
    .from(events)
    .where(and(eq(events.tenantId, tenantId), eq(events.slug, slug)));
  const [found] = await (lock ? asked.for('update') : asked);
  return found?.deletedAt === null ? found : undefined;
}

/** The client's choices for an event, by fulfiller. */
export async function readChoices(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
): Promise<Map<string, Choice>> {
  const rows = await tx
    .select({ id: eventFulfillers.fulfillerId, choice: eventFulfillers.choice })
    .from(eventFulfillers)
    .where(and(eq(eventFulfillers.tenantId, tenantId), eq(eventFulfillers.eventId, eventId)));
  return new Map(rows.map(({ id, choice }) => [id, choice]));
}

/** Sets the choice of one fulfiller; null removes it. */
export async function writeChoice(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  row: { fulfillerId: string; choice: Choice | null; at: Date },
): Promise<void> {
  const { fulfillerId, choice, at: chosenAt } = row;
  await tx
    .delete(eventFulfillers)
    .where(
      and(
        eq(eventFulfillers.tenantId, tenantId),
        eq(eventFulfillers.eventId, eventId),
        eq(eventFulfillers.fulfillerId, fulfillerId),
      ),
    );
  if (choice) await tx.insert(eventFulfillers).values({ tenantId, eventId, fulfillerId, choice, chosenAt });
}
