import { sql } from 'drizzle-orm';
import type { OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { ParcelStatus, Pieces } from '@/lib/modules/orders/rules/parcels';

/** A parcel as its printer told of it. */
export interface ParcelRow extends Record<string, unknown> {
  id: string;
  status: ParcelStatus;
  items: Pieces[];
  tracking: OrderTracking | null;
  /** The printer's name. */
  fulfiller: string | null;
  /** The lines of the part of its order that it belongs to; null where one printer makes all of it. */
  lineIds: string[] | null;
  shippedAt: string | null;
}

/**
 * The parcels that an order is sent in, in the order they were first told of: those of its latest submission, or of the latest one of
 * each of its parts. D32-51, D32-55, D32-61.
 */
export async function readParcels(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<ParcelRow[]> {
  const { rows } = await tx.execute<ParcelRow>(sql`
    select p.id, p.status, p.items, p.tracking, f.name as fulfiller, s.line_ids as "lineIds", to_json(p.shipped_at) #>> '{}' as "shippedAt"
    from parcels p join submissions s on s.tenant_id = p.tenant_id and s.id = p.submission_id
      left join fulfillers f on f.id = s.fulfiller_id
    where p.tenant_id = ${tenantId} and p.order_id = ${orderId} and not exists (select from submissions l
      where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and (l.created_at, l.id) > (s.created_at, s.id)
        and (l.line_ids is null or s.line_ids is null or l.line_ids && s.line_ids))
    order by p.told_at, p.id`);
  return rows;
}
