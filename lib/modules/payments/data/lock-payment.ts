import { sql } from 'drizzle-orm';
import { APPLICATION_FEE, type OpenIntent } from '@/lib/modules/orders/service/statements/open-order';
import type { Pieces } from '@/lib/modules/orders/rules/stock';
import { prepared } from '@/lib/db/prepared';
import type { OrderCustomer, PaymentStatus } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** An order and its intent, locked until the transaction ends. */
export interface LockedPayment {
  orderId: string;
  orderRef: string;
  eventId: string;
  paymentStatus: PaymentStatus;
  reserved: boolean;
  voucherId: string | null;
  voucherPerson: string | null;
  held: Pieces[];
  total: number;
  /** What the order owes beside its charge, in minor units. */
  credit: number;
  editWindowMinutes: number;
  /** Its event's orders wait for the client's approval. */
  approves: boolean;
  /** The provider's tax calculation that the order was frozen with; null for none. */
  taxCalculationId: string | null;
  customer: OrderCustomer;
  intent: OpenIntent;
  /** When the intent was made. */
  madeAt: Date;
}

type Row = Record<string, unknown> & Omit<LockedPayment, 'intent'> & OpenIntent;

const lock = prepared<{ tenantId: string; orderId: string }, Row>(
  'lock_payment',
  () => sql`
    select o.id as "orderId", o.order_ref as "orderRef", o.event_id as "eventId", o.payment_status as "paymentStatus",
      o.reserved, o.voucher_id as "voucherId", o.voucher_person as "voucherPerson", o.total_minor as total, coalesce(o.credit_minor, 0) as credit,
      e.edit_window_minutes as "editWindowMinutes", e.approves_orders as approves,
      o.tax_calculation_id as "taxCalculationId", o.snapshot -> 'customer' as customer,
      (select coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'quantity', l.quantity)), '[]')
        from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as held,
      i.intent_id as "intentId", i.account_id as account, i.region, i.amount_minor as amount, i.currency,
      ${APPLICATION_FEE} as "applicationFee", i.expires_at as "expiresAt", i.created_at as "madeAt"
    from orders o
    join payment_intents i on i.tenant_id = o.tenant_id and i.order_id = o.id
    join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
    where o.tenant_id = ${sql.placeholder('tenantId')} and o.id = ${sql.placeholder('orderId')}
    for no key update of o, i`,
);

/**
 * Locks an order with its payment; undefined when there is none. Both rows are locked, so that after a wait both are
 * read in their current state, not as they were when the statement began.
 */
export async function lockPayment(
  tx: Transaction,
  tenantId: string,
  orderId: string,
): Promise<LockedPayment | undefined> {
  const [row] = await lock(tx, { tenantId, orderId });
  if (!row) return undefined;
  const { intentId, account, region, amount, currency, applicationFee, expiresAt, ...order } = row;
  return { ...order, intent: { intentId, account, region, amount, currency, applicationFee, expiresAt } };
}
