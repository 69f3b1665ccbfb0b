import { and, eq, sql } from 'drizzle-orm';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { events } from '@/lib/db/schema/events';
import { orders, type Personalisation } from '@/lib/db/schema/orders';
import { paymentIntents } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** A line as its shopper sees it. */
export interface ViewedLine {
  id: string;
  productId: string;
  variantId: string;
  name: string;
  family: GarmentFamily;
  colourName: string;
  size: string;
  quantity: number;
  unitGrossMinor: number;
  personalGrossMinor: number;
  personalisation: Personalisation;
  /** Which sides are printed. */
  front: boolean;
  back: boolean;
}

/** An order as its shopper sees it, and the status of its payment. */
export interface ViewedOrder {
  order: typeof orders.$inferSelect;
  intent: typeof paymentIntents.$inferSelect | null;
  lines: ViewedLine[];
}

const LINES = sql<ViewedLine[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'name', l.name, 'family', l.family,
    'colourName', l.colour_name, 'size', l.size, 'quantity', l.quantity, 'unitGrossMinor', l.unit_gross_minor,
    'personalGrossMinor', l.personal_gross_minor,
    'personalisation', l.personalisation,
    'front', l.scene_front is not null, 'back', l.scene_back is not null) order by l.position), '[]')
  from order_lines l where l.tenant_id = ${orders.tenantId} and l.order_id = ${orders.id})`;

/** An order of a tenant, by its id or its intent's, within an event if a slug is given; one round trip. */
export async function readOrderView(
  tx: Transaction,
  tenantId: string,
  input: { orderId: string; slug?: string } | { intentId: string; slug?: string },
): Promise<ViewedOrder | undefined> {
  const named =
    'orderId' in input ? eq(orders.id, input.orderId) : eq(paymentIntents.intentId, input.intentId);
  const [row] = await tx
    .select({ order: orders, intent: paymentIntents, lines: LINES })
    .from(orders)
    .innerJoin(events, and(eq(events.tenantId, orders.tenantId), eq(events.id, orders.eventId)))
    .leftJoin(
      paymentIntents,
      and(eq(paymentIntents.tenantId, orders.tenantId), eq(paymentIntents.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.tenantId, tenantId),
        named,
        input.slug === undefined ? undefined : eq(events.slug, input.slug),
      ),
    );
  return row;
}
