import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import {
  CHECKOUT_EVENT_JSON,
  sellableProductJson,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import type { ClaimEvent } from '@/lib/modules/claims/service/statements/read-claim';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';

/**
 * What an edit is decided on besides the order itself: its event and those of its products that the event still sells.
 */
export interface EditFacts {
  event: Omit<ClaimEvent, 'opensAt' | 'closesAt'>;
  products: SellableProduct[];
  /** The payment account that was paid; null for a free order. */
  merchant: { region: Region; account: string } | null;
}

type Row = Record<string, unknown> & EditFacts;

const read = prepared<{ tenant: string; order: string }, Row>(
  'read_edit_facts',
  () => sql`
    select ${CHECKOUT_EVENT_JSON}
        || jsonb_build_object('sample', e.sample, 'householdMode', e.household_mode) as event,
      (select coalesce(jsonb_agg(${sellableProductJson(sql`o.lang`)}), '[]') from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ep.product_id in (
          select l.product_id from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)) as products,
      (select jsonb_build_object('region', i.region, 'account', i.account_id) from payment_intents i
        where i.tenant_id = o.tenant_id and i.order_id = o.id) as merchant
    from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
    where o.tenant_id = ${sql.placeholder('tenant')} and o.id = ${sql.placeholder('order')}`,
);

/** Reads them in one round trip; undefined when the tenant has no order of that id. */
export async function readEditFacts(
  tx: Transaction,
  tenantId: string,
  orderId: string,
): Promise<EditFacts | undefined> {
  const [row] = await read(tx, { tenant: tenantId, order: orderId });
  return row && { event: row.event, products: row.products, merchant: row.merchant };
}
