import { sql } from 'drizzle-orm';
import type { FilePlace } from '@/lib/db/schema/files';
import type { Transaction } from '@/lib/db/transaction';

/** A place that names a file. */
export interface UseRow extends Record<string, unknown> {
  place: FilePlace;
  name: string;
  slug: string | null;
  productId: string | null;
  versions: number | null;
  lockedProduct: boolean;
  lockedEvent: boolean;
  lockReason: string | null;
  deleted: boolean;
}

/**
 * What names a file: products each with the event that they were added to last, stores, colour sets, and the stores whose
 * kept versions do. Locked ones come first, then in this order by name.
 */
export async function listFileUses(
  tx: Transaction,
  { tenantId, fileId }: { tenantId: string; fileId: string },
  limit: number,
): Promise<UseRow[]> {
  const { rows } = await tx.execute<UseRow>(sql`
    select used.* from (
      select 1 as rank, u.place, p.name, e.slug, p.id as "productId", null::integer as versions,
        p.locked as "lockedProduct", coalesce(e.locked, false) as "lockedEvent",
        case when e.locked then e.lock_reason else p.lock_reason end as "lockReason", p.deleted_at is not null as deleted
      from file_uses u join products p on p.tenant_id = u.tenant_id and p.id = u.subject_id
      left join lateral (select e.slug, e.locked, e.lock_reason from event_products ep
          join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
        where ep.tenant_id = p.tenant_id and ep.product_id = p.id
        order by e.locked desc, ep.created_at desc, ep.id desc limit 1) e on true
      where u.tenant_id = ${tenantId} and u.file_id = ${fileId} and u.place = 'product'
      union all
      select 2, u.place, e.name, e.slug, null, null, false, e.locked, e.lock_reason, e.deleted_at is not null
      from file_uses u join events e on e.tenant_id = u.tenant_id and e.id = u.subject_id
      where u.tenant_id = ${tenantId} and u.file_id = ${fileId} and u.place = 'store'
      union all
      select 3, u.place, c.name, null, null, null, false, false, null, false
      from file_uses u join colour_sets c on c.tenant_id = u.tenant_id and c.id = u.subject_id
      where u.tenant_id = ${tenantId} and u.file_id = ${fileId} and u.place = 'colours'
      union all
      select 4, 'version', e.name, e.slug, null, count(*)::integer, false, false, null, e.deleted_at is not null
      from file_uses u join events e on e.tenant_id = u.tenant_id and e.id = u.subject_id
      where u.tenant_id = ${tenantId} and u.file_id = ${fileId} and u.place = 'version'
      group by e.id, e.name, e.slug, e.deleted_at
    ) used order by used."lockedProduct" or used."lockedEvent" desc, used.rank, used.name, used.slug limit ${limit}`);
  return rows;
}
