import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import {
  CHECKOUT_EVENT_JSON,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';

/** What making an item of a product costs today, by currency. */
interface Making {
  blank: Partial<Record<Currency, Minor>>;
  print: Partial<Record<Currency, Minor>>;
}

/** What a replacement depends on besides the order itself. */
export interface ReplacedFacts {
  tenantName: string;
  event: Omit<CheckoutEvent, 'opensAt' | 'closesAt'>;
  /** Product id → its cost today, for lines from before costs were frozen. */
  making: Record<string, Making>;
}

/** Reads them in one round trip; undefined when the tenant has no order of that id. S2.2-113. */
export async function readReplaced(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<ReplacedFacts | undefined> {
  const { rows } = await tx.execute<ReplacedFacts & Record<string, unknown>>(sql`
    select t.name as "tenantName", ${CHECKOUT_EVENT_JSON} as event,
      (select coalesce(jsonb_object_agg(p.id, jsonb_build_object('blank', coalesce(p.blank -> 'blankPriceMinor', '{}'),
          'print', coalesce(p.blank -> 'printPriceMinor', '{}'))), '{}') from products p
        where p.tenant_id = o.tenant_id and p.id in (
          select l.product_id from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)) as making
    from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id join tenants t on t.id = o.tenant_id
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`);
  return rows[0];
}
