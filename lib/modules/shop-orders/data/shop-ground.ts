import { sql } from 'drizzle-orm';
import {
  CHECKOUT_EVENT_JSON,
  sellableProductJson,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import type { Transaction } from '@/lib/db/transaction';

/** The event that owns a shop's orders. */
export type ShopEvent = Omit<CheckoutEvent, 'opensAt' | 'closesAt'> & { language: string };

/** A client's hidden event; undefined where it has none of this id. */
export async function readShopEvent(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<ShopEvent | undefined> {
  const { rows } = await tx.execute<{ event: ShopEvent }>(sql`
    select ${CHECKOUT_EVENT_JSON} || jsonb_build_object('language', e.default_language) as event
    from events e where e.tenant_id = ${tenantId} and e.id = ${eventId}`);
  return rows[0]?.event;
}

/** Products of a client as they are made, whichever of its events they belong to; their prices don't matter here. */
export async function readShopProducts(
  tx: Transaction,
  { tenantId, productIds }: { tenantId: string; productIds: readonly string[] },
): Promise<SellableProduct[]> {
  const { rows } = await tx.execute<{ product: SellableProduct }>(sql`
    select ${sellableProductJson(undefined)} as product
    from products p cross join lateral (select * from event_products ep
      where ep.tenant_id = p.tenant_id and ep.product_id = p.id order by ep.id limit 1) ep
    join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
    where p.tenant_id = ${tenantId} and p.id = any(${sql.param([...productIds])}::text[])`);
  return rows.map(({ product }) => product);
}
