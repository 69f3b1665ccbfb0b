import { sql } from 'drizzle-orm';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import {
  CHECKOUT_EVENT_JSON,
  SELLABLE_PRODUCT_JSON,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import { prepared } from '@/lib/db/prepared';
import type { HouseholdMode } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';

/** The event fields that a claim is decided on. */
export interface ClaimEvent extends CheckoutEvent {
  sample: boolean;
  householdMode: HouseholdMode;
}

/** What a claim reads before it writes; without codes and counters, which only conditional writes may check. */
export interface ClaimFacts {
  event: ClaimEvent;
  products: SellableProduct[];
}

type Row = Record<string, unknown> & {
  event: Omit<ClaimEvent, 'opensAt' | 'closesAt'>;
  opens_at: Date | null;
  closes_at: Date | null;
  products: SellableProduct[];
};

const read = prepared<{ slug: string; ids: string[] }, Row>(
  'read_claim',
  () => sql`
    select ${CHECKOUT_EVENT_JSON}
        || jsonb_build_object('sample', e.sample, 'householdMode', e.household_mode) as event,
      e.opens_at, e.closes_at,
      (select coalesce(jsonb_agg(${SELLABLE_PRODUCT_JSON}), '[]') from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id
          and ep.product_id = any(${sql.placeholder('ids')}::text[])) as products
    from events e where e.slug = ${sql.placeholder('slug')}`,
);

/** An event and the requested products that it sells, in one round trip; undefined for no event of this tenant. */
export async function readClaim(
  tx: Transaction,
  input: { slug: string; productIds: readonly string[] },
): Promise<ClaimFacts | undefined> {
  const [row] = await read(tx, { slug: input.slug, ids: [...new Set(input.productIds)] });
  return (
    row && {
      event: { ...row.event, opensAt: row.opens_at, closesAt: row.closes_at },
      products: row.products,
    }
  );
}
