import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { platformShipping } from '@/lib/db/schema/pricing';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';
import type { ShippingKind, ShippingTable } from '@/lib/modules/pricing/rules/types';

export type ShippingRow = typeof platformShipping.$inferSelect;

/** A table of prices: whose, and where. */
export interface ShippingKey {
  kind: ShippingKind;
  region: Region;
}

const ofTable = ({ kind, region }: ShippingKey) =>
  and(eq(platformShipping.kind, kind), eq(platformShipping.region, region));

/** Every version of every table, with the name of who made it; the last day first. S2.2-305. */
export async function listVersions(tx: Transaction): Promise<{ row: ShippingRow; maker: string | null }[]> {
  return tx
    .select({ row: platformShipping, maker: users.name })
    .from(platformShipping)
    .leftJoin(users, eq(users.id, platformShipping.madeBy))
    .orderBy(desc(platformShipping.fromDay), desc(platformShipping.version));
}

/** The prices that count now, of both kinds, by region. One statement. */
export async function tablesNow(tx: Transaction): Promise<(ShippingKey & { prices: ShippingTable })[]> {
  const { rows } = await tx.execute<ShippingKey & { prices: ShippingTable } & Record<string, unknown>>(sql`
    select kind, region, platform_shipping_at(kind, region, now()) as prices
    from (select distinct kind, region from platform_shipping) t`);
  return rows;
}

/** The versions of one table that weren't taken back, the last day first, and the number of the last of all. */
export async function versionsOf(
  tx: Transaction,
  key: ShippingKey,
): Promise<{ rows: ShippingRow[]; latest: number }> {
  const [last] = await tx
    .select({ latest: max(platformShipping.version) })
    .from(platformShipping)
    .where(ofTable(key));
  const rows = await tx
    .select()
    .from(platformShipping)
    .where(and(ofTable(key), isNull(platformShipping.removedAt)))
    .orderBy(desc(platformShipping.fromDay), desc(platformShipping.version));
  return { rows, latest: last?.latest ?? 0 };
}

/** Adds a version; false where a colleague has added one of that number first. */
export async function insertVersion(
  tx: Transaction,
  row: typeof platformShipping.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(platformShipping)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: platformShipping.version });
  return added.length > 0;
}

/** A version by its number, locked until the end of the transaction. */
export async function lockVersion(
  tx: Transaction,
  key: ShippingKey,
  version: number,
): Promise<ShippingRow | undefined> {
  const [row] = await tx
    .select()
    .from(platformShipping)
    .where(and(ofTable(key), eq(platformShipping.version, version)))
    .for('update');
  return row;
}

export async function removeVersion(
  tx: Transaction,
  key: ShippingKey,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  await tx
    .update(platformShipping)
    .set({ removedAt: at })
    .where(and(ofTable(key), eq(platformShipping.version, version)));
}
