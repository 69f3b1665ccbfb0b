import { and, asc, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { colourSets, fontSets, storeConfigurations } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';
import { ownEvent } from '@/lib/modules/events/service/statements/own-event';

/** A store's configuration with its event; `lock` blocks concurrent editors until the transaction ends. */
export async function readConfiguration(tx: Transaction, tenantId: string, slug: string, lock = false) {
  const query = tx
    .select({
      event: {
        id: events.id,
        slug: events.slug,
        name: events.name,
        locked: events.locked,
        lockReason: events.lockReason,
      },
      configuration: storeConfigurations,
    })
    .from(events)
    .innerJoin(
      storeConfigurations,
      and(eq(storeConfigurations.tenantId, events.tenantId), eq(storeConfigurations.eventId, events.id)),
    )
    .where(ownEvent(tenantId, slug));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

export type ConfigurationRow = NonNullable<Awaited<ReturnType<typeof readConfiguration>>>;

/** The sets a tenant's stores may choose from, oldest first; with `lock` none is deleted until the transaction ends. */
export async function listSets(tx: Transaction, tenantId: string, lock = false) {
  const colourQuery = tx
    .select()
    .from(colourSets)
    .where(eq(colourSets.tenantId, tenantId))
    .orderBy(asc(colourSets.createdAt), asc(colourSets.id));
  const fontQuery = tx
    .select()
    .from(fontSets)
    .where(eq(fontSets.tenantId, tenantId))
    .orderBy(asc(fontSets.createdAt), asc(fontSets.id));
  const colours = await (lock ? colourQuery.for('key share') : colourQuery);
  const fonts = await (lock ? fontQuery.for('key share') : fontQuery);
  return { colours, fonts };
}

export type ConfigurationSets = Awaited<ReturnType<typeof listSets>>;
