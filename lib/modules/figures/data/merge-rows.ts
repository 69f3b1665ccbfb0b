import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface Sums {
  table: SQL;
  keys: readonly string[];
  amounts: readonly string[];
}

const FIGURES: Sums = {
  table: sql`order_figures`,
  keys: ['tenant_id', 'event_id', 'region', 'currency', 'day'],
  amounts: [
    'orders',
    'movements',
    'minor',
    'claims',
    'payments',
    'charged',
    'net',
    'cost',
    'fee',
    'given',
    'platform',
  ],
};
const PARTS: Sums = {
  table: sql`order_parts`,
  keys: ['tenant_id', 'event_id', 'region', 'currency', 'day', 'part', 'key', 'label'],
  amounts: ['orders', 'units', 'minor'],
};
const STAGES: Sums = {
  table: sql`order_stages`,
  keys: ['tenant_id', 'event_id', 'region', 'status', 'held', 'ended_on'],
  amounts: ['orders'],
};

const PRODUCTS: Sums = {
  table: sql`event_product_counts`,
  keys: ['tenant_id', 'event_id', 'status', 'locked'],
  amounts: ['products'],
};

/** Replaces a tenant's new rows, and the merged ones of the same keys, by their sums; returns how many were new. */
async function merge(tx: Transaction, tenantId: string, { table, keys, amounts }: Sums): Promise<number> {
  const list = (names: readonly string[]) => sql.raw(names.join(', '));
  const same = sql.raw(keys.map((key) => `known.${key} = changed.${key}`).join(' and '));
  const sums = sql.raw(amounts.map((amount) => `sum(${amount})`).join(', '));
  const differs = sql.raw(amounts.map((amount) => `sum(${amount}) <> 0`).join(' or '));
  const { rows } = await tx.execute<{ added: number }>(sql`
    with added as (delete from ${table} where tenant_id = ${tenantId} and not merged returning *),
      known as (delete from ${table} known using (select distinct ${list(keys)} from added) changed
        where known.tenant_id = ${tenantId} and known.merged and ${same} returning known.*),
      summed as (insert into ${table} (${list([...keys, ...amounts])}, merged)
        select ${list(keys)}, ${sums}, true from (select * from added union all select * from known) one
        group by ${list(keys)} having ${differs})
    select count(*)::integer as added from added`);
  return rows[0]?.added ?? 0;
}

/**
 * Merges what a tenant's orders and products have added to the sums; whoever reads meanwhile sees the rows from before
 * or after. Returns how many rows were new: 0 also while another worker merges this tenant. Two at once would each
 * write a row of the same key, for neither sees the other's, and a key of the past is never merged again.
 */
export async function mergeRows(tx: Transaction, tenantId: string): Promise<number> {
  // A statement of its own: the ones after it see what the one who had the lock has written.
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`figures:${tenantId}`}, 0)) as mine`,
  );
  if (!rows[0]?.mine) return 0;
  let merged = 0;
  for (const sums of [FIGURES, PARTS, STAGES, PRODUCTS]) merged += await merge(tx, tenantId, sums);
  return merged;
}
