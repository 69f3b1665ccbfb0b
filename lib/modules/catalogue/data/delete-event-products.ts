import { sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Takes all products out of an event. Those that no other event sells are deleted, for good where no order and no answer
 * names them.
 */
export async function deleteEventProducts(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from event_products ep where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId}
    returning ep.product_id as id`);
  const { rows: left } = await tx.execute<{ id: string; used: boolean }>(sql`
    select p.id, (exists (select from order_lines l where l.tenant_id = p.tenant_id and l.product_id = p.id)
        or exists (select from bulk_invitees b where b.tenant_id = p.tenant_id and b.product_id = p.id)) as used
    from products p where p.tenant_id = ${tenantId} and p.id = any(${sql.param(rows.map(({ id }) => id))}::text[])
      and not exists (select from event_products o where o.tenant_id = p.tenant_id and o.product_id = p.id)`);
  const idsOf = (used: boolean) => sql.param(left.filter((one) => one.used === used).map(({ id }) => id));
  await tx.execute(sql`
    delete from variants where tenant_id = ${tenantId} and product_id = any(${idsOf(false)}::text[])`);
  await tx.execute(
    sql`delete from products where tenant_id = ${tenantId} and id = any(${idsOf(false)}::text[])`,
  );
  await tx.execute(sql`
    update products set status = 'draft', deleted_at = coalesce(deleted_at, ${now().toISOString()})
    where tenant_id = ${tenantId} and id = any(${idsOf(true)}::text[])`);
}
