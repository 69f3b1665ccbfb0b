import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface Told {
  tenantId: string;
  orderIds: readonly string[];
  words: readonly string[];
}

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/**
 * Empties what endpoints answered to events of these orders, and any other answer that says one of the words. Returns how many
 * rows.
 */
export async function blankResponses(tx: Transaction, { tenantId, orderIds, words }: Told): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update webhook_attempts a set response = ''
    from webhook_deliveries d
    where a.tenant_id = ${tenantId} and a.response <> '' and d.tenant_id = a.tenant_id and d.id = a.delivery_id
      and (d.subject = any(${list(orderIds)}) or exists (
        select from unnest(${list(words)}) word where position(lower(word) in lower(a.response)) > 0))`);
  return rowCount ?? 0;
}
