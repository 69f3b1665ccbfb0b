import { asc, eq, inArray, sql } from 'drizzle-orm';
import { fulfillerBlanks, fulfillerStock } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import type { BlankFact, StockFact } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';

export type BlankRow = typeof fulfillerBlanks.$inferSelect;

/** What is known of the blanks of these fulfillers. */
export async function listBlanks(tx: Transaction, ids: readonly string[]): Promise<BlankRow[]> {
  return tx
    .select()
    .from(fulfillerBlanks)
    .where(inArray(fulfillerBlanks.fulfillerId, [...ids]))
    .orderBy(asc(fulfillerBlanks.blankId));
}

/** Replaces what is known of these blanks; the others stay. */
export async function putBlanks(tx: Transaction, id: string, facts: readonly BlankFact[]): Promise<void> {
  if (facts.length === 0) return;
  const blankIds = facts.map(({ blankId }) => blankId);
  await tx
    .delete(fulfillerBlanks)
    .where(sql`${fulfillerBlanks.fulfillerId} = ${id} and ${inArray(fulfillerBlanks.blankId, blankIds)}`);
  await tx.insert(fulfillerBlanks).values(facts.map((fact) => ({ ...fact, fulfillerId: id })));
}

/** What a fulfiller has of the SKUs that it counts. */
export async function listStock(tx: Transaction, id: string): Promise<StockFact[]> {
  const { sku, pieces, discontinued } = fulfillerStock;
  return tx
    .select({ sku, pieces, discontinued })
    .from(fulfillerStock)
    .where(eq(fulfillerStock.fulfillerId, id))
    .orderBy(asc(sku));
}

/** Sets the pieces of these SKUs in one statement each way; null pieces are no longer counted. */
export async function putStock(
  tx: Transaction,
  id: string,
  { facts, at }: { facts: readonly StockFact[]; at: Date },
): Promise<void> {
  const counted = facts.filter(({ pieces }) => pieces !== null);
  const free = facts.flatMap(({ sku, pieces }) => (pieces === null ? [sku] : []));
  // In the order in which orders lock them, so that neither waits for the other.
  await tx.execute(sql`
    select sku from fulfiller_stock where fulfiller_id = ${id}
      and sku = any(${sql.param(facts.map(({ sku }) => sku))}::text[]) order by sku for update`);
  await tx.execute(sql`
    delete from fulfiller_stock where fulfiller_id = ${id} and sku = any(${sql.param(free)}::text[])`);
  await tx.execute(sql`
    insert into fulfiller_stock (fulfiller_id, sku, pieces, discontinued, updated_at)
    select ${id}, r.sku, r.pieces, r.discontinued, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r (sku text, pieces integer, discontinued boolean)
    on conflict (fulfiller_id, sku) do update
      set pieces = excluded.pieces, discontinued = excluded.discontinued, updated_at = excluded.updated_at`);
}
