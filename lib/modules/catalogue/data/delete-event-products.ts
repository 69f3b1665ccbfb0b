import { sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { dropProducts, IS_NAMED } from './removed-products';

/**
 * Takes all products out of an event. Those that no other event sells are deleted, for good where no order and no answer
 * names them.
 */
export async function deleteEventProducts(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with sold as (delete from event_products ep where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId}
      returning ep.product_id), removed as (
      delete from removed_event_products r where r.tenant_id = ${tenantId} and r.event_id = ${eventId}
      returning r.product_id)
    select product_id as id from sold union select product_id from removed`);
  const { rows: left } = await tx.execute<{ id: string; used: boolean }>(sql`
    select p.id, ${IS_NAMED} as used from products p where p.tenant_id = ${tenantId} and p.id = any(${sql.param(rows.map(({ id }) => id))}::text[])
      and not exists (select from event_products o where o.tenant_id = p.tenant_id and o.product_id = p.id)`);
  const idsOf = (used: boolean) => left.filter((one) => one.used === used).map(({ id }) => id);
  await dropProducts(tx, tenantId, idsOf(false));
  await tx.execute(sql`
    update products set status = 'draft', deleted_at = coalesce(deleted_at, ${now().toISOString()})
    where tenant_id = ${tenantId} and id = any(${sql.param(idsOf(true))}::text[])`);
}
