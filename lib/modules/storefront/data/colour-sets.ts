import { and, eq, ne, sql } from 'drizzle-orm';
import { colourSets, storeConfigurations } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

type ColourSetRow = typeof colourSets.$inferInsert;

/** Whether another store of the tenant uses this set too. */
export async function isWornElsewhere(
  tx: Transaction,
  tenantId: string,
  setId: string,
  eventId: string,
): Promise<boolean> {
  const others = await tx
    .select({ eventId: storeConfigurations.eventId })
    .from(storeConfigurations)
    .where(
      and(
        eq(storeConfigurations.tenantId, tenantId),
        eq(storeConfigurations.colourSetId, setId),
        ne(storeConfigurations.eventId, eventId),
      ),
    )
    .limit(1);
  return others.length > 0;
}

export async function addColourSet(tx: Transaction, row: ColourSetRow): Promise<void> {
  await tx.insert(colourSets).values(row);
}

export async function changeColourSet(
  tx: Transaction,
  key: { tenantId: string; id: string },
  values: Pick<ColourSetRow, 'name' | 'primaryColour' | 'secondaryColour' | 'tertiaryColour'>,
): Promise<void> {
  await tx
    .update(colourSets)
    .set({ ...values, version: sql`${colourSets.version} + 1` })
    .where(and(eq(colourSets.tenantId, key.tenantId), eq(colourSets.id, key.id)));
}
