import { and, eq, lt, sql } from 'drizzle-orm';
import { fulfillerStockMessages, fulfillerStockSaid } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import type { StockFact } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';

type MessageRow = typeof fulfillerStockMessages.$inferSelect;

/** Stores a message under its own id; the row that was stored before, or undefined for a new one. Needs directory. */
export async function keepStockMessage(tx: Transaction, row: MessageRow): Promise<MessageRow | undefined> {
  const kept = await tx.insert(fulfillerStockMessages).values(row).onConflictDoNothing().returning();
  if (kept.length > 0) return undefined;
  const { fulfillerId, messageId } = fulfillerStockMessages;
  const [known] = await tx
    .select()
    .from(fulfillerStockMessages)
    .where(and(eq(fulfillerId, row.fulfillerId), eq(messageId, row.messageId)));
  return known;
}

/** Notes how many SKUs a kept message has set, and forgets messages of before `until`. Needs directory. */
export async function settleStockMessage(
  tx: Transaction,
  row: Pick<MessageRow, 'fulfillerId' | 'messageId' | 'applied'>,
  until: Date,
): Promise<void> {
  const { fulfillerId, messageId, receivedAt } = fulfillerStockMessages;
  const own = eq(fulfillerId, row.fulfillerId);
  await tx
    .update(fulfillerStockMessages)
    .set({ applied: row.applied })
    .where(and(own, eq(messageId, row.messageId)));
  await tx.delete(fulfillerStockMessages).where(and(own, lt(receivedAt, until)));
}

/**
 * Sets the pieces of these SKUs in one statement, but for those that a message of this sequence or a later one has set already.
 * Returns how many were set. Needs directory.
 */
export async function applyStock(
  tx: Transaction,
  { id, sequence, at }: { id: string; sequence: number; at: Date },
  facts: readonly StockFact[],
): Promise<number> {
  // In the order in which orders lock them, so that neither waits for the other.
  await tx.execute(sql`
    select sku from fulfiller_stock where fulfiller_id = ${id}
      and sku = any(${sql.param(facts.map(({ sku }) => sku))}::text[]) order by sku for update`);
  const { rows } = await tx.execute<{ applied: number }>(sql`
    with told as (
      select r.sku, r.pieces, r.discontinued
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as r (sku text, pieces integer, discontinued boolean)
      order by r.sku
    ), newer as (
      insert into ${fulfillerStockSaid} as s (fulfiller_id, sku, sequence)
      select ${id}, sku, ${sequence}::bigint from told
      on conflict (fulfiller_id, sku) do update set sequence = excluded.sequence where s.sequence < excluded.sequence
      returning sku
    ), freed as (
      delete from fulfiller_stock s using newer, told
      where s.fulfiller_id = ${id} and s.sku = newer.sku and told.sku = newer.sku and told.pieces is null
    ), counted as (
      insert into fulfiller_stock (fulfiller_id, sku, pieces, discontinued, updated_at)
      select ${id}, told.sku, told.pieces, told.discontinued, ${at.toISOString()}::timestamptz
      from told join newer using (sku) where told.pieces is not null
      on conflict (fulfiller_id, sku) do update
        set pieces = excluded.pieces, discontinued = excluded.discontinued, updated_at = excluded.updated_at
    )
    select count(*)::integer as applied from newer`);
  return rows[0]?.applied ?? 0;
}
