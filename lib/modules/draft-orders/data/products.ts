import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';

/** Whether an event of this name is there and not deleted. */
export async function isKept(tx: Transaction, tenantId: string, slug: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}`);
  return rows.length > 0;
}

/** The ids of what an event sells, in its order; at most `limit`. */
export async function findSoldIds(
  tx: Transaction,
  { tenantId, slug, limit }: { tenantId: string; slug: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ep.product_id as id from event_products ep
      join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        and p.status = 'active' and p.deleted_at is null
    where e.tenant_id = ${tenantId} and e.slug = ${slug} order by ep.position, ep.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** What a product's sides show, as its pictures' addresses say it; null for a plain side. */
export async function findSceneHashes(
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, { front: string | null; back: string | null }>> {
  const { rows } = await tx.execute<{ id: string; front: string | null; back: string | null }>(sql`
    select p.id, md5(p.scene_front::text) as front, md5(p.scene_back::text) as back from products p
    where p.tenant_id = ${tenantId} and p.id = any(${sql.param([...new Set(ids)])}::text[])`);
  return new Map(rows.map(({ id, front, back }) => [id, { front, back }]));
}
