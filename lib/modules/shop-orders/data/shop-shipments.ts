import { and, eq, sql } from 'drizzle-orm';
import type { OrderTracking } from '@/lib/db/schema/orders';
import { shopShipments } from '@/lib/db/schema/shop-orders';
import type { Transaction } from '@/lib/db/transaction';

/** A parcel that has left; the order itself where it was sent without any being told of. */
export interface LeftParcel {
  id: string;
  items: { sku: string; quantity: number }[];
  tracking: OrderTracking | null;
  /** The shop was told of it. */
  told: boolean;
}

export interface LeftRequest extends Record<string, unknown> {
  gid: string;
  /** As the merchant knows its order. */
  orderName: string;
  lines: { id: string; sku: string; quantity: number }[];
  parcels: LeftParcel[];
}

/** Accepted requests of a shop with parcels that it was not told of, with all their parcels that have left. */
export async function listUntold(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
): Promise<LeftRequest[]> {
  const { rows } = await tx.execute<LeftRequest>(sql`
    with left_parcels as (
      select r.gid, p.id, p.items, p.tracking, p.shipped_at as at
        from shop_fulfilment_orders r join parcels p on p.tenant_id = r.tenant_id and p.order_id = r.order_id
        where r.tenant_id = ${tenantId} and r.shop = ${shop} and r.state = 'accepted' and p.status = 'shipped'
      union all
      select r.gid, o.id, (select jsonb_agg(jsonb_build_object('sku', l.sku, 'quantity', l.quantity - l.left_out))
          from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id), o.tracking, o.updated_at
        from shop_fulfilment_orders r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
        where r.tenant_id = ${tenantId} and r.shop = ${shop} and r.state = 'accepted' and o.status = 'shipped'
          and not exists (select from parcels p where p.tenant_id = o.tenant_id and p.order_id = o.id)),
    seen as (
      select p.*, s.gid is not null as told from left_parcels p
        left join shop_shipments s on s.tenant_id = ${tenantId} and s.parcel_id = p.id)
    select seen.gid,
      (select r.order_name from shop_fulfilment_orders r where r.tenant_id = ${tenantId} and r.gid = seen.gid) as "orderName",
      jsonb_agg(jsonb_build_object('id', seen.id, 'items', seen.items, 'tracking', seen.tracking, 'told', seen.told)
        order by seen.at, seen.id) as parcels,
      (select jsonb_agg(jsonb_build_object('id', f.gid, 'sku', l.sku, 'quantity', f.quantity) order by l.position)
        from shop_fulfilment_lines f join order_lines l on l.tenant_id = f.tenant_id and l.id = f.order_line_id
        where f.tenant_id = ${tenantId} and f.fulfilment_gid = seen.gid) as lines
    from seen group by seen.gid having not bool_and(seen.told) limit 50`);
  return rows;
}

/** Notes that the shop is about to be told of a parcel; what is known of that before. */
export async function beginTelling(
  tx: Transaction,
  row: typeof shopShipments.$inferInsert,
): Promise<{ isFirst: boolean; gid: string | null }> {
  const { tenantId, parcelId } = row;
  const added = await tx
    .insert(shopShipments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: shopShipments.parcelId });
  const [found] = await tx
    .select({ gid: shopShipments.gid })
    .from(shopShipments)
    .where(and(eq(shopShipments.tenantId, tenantId), eq(shopShipments.parcelId, parcelId)))
    .for('update');
  return { isFirst: added.length === 1, gid: found?.gid ?? null };
}

/** Keeps the platform's id of a parcel. */
export async function endTelling(
  tx: Transaction,
  { tenantId, parcelId }: { tenantId: string; parcelId: string },
  { gid, at }: { gid: string; at: Date },
): Promise<void> {
  await tx
    .update(shopShipments)
    .set({ gid, toldAt: at })
    .where(and(eq(shopShipments.tenantId, tenantId), eq(shopShipments.parcelId, parcelId)));
}

/** The platform's ids of what the shop was told of a request. */
export async function listTold(
  tx: Transaction,
  { tenantId, gid }: { tenantId: string; gid: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ gid: shopShipments.gid })
    .from(shopShipments)
    .where(and(eq(shopShipments.tenantId, tenantId), eq(shopShipments.fulfilmentGid, gid)));
  return new Set(rows.flatMap((row) => row.gid ?? []));
}
