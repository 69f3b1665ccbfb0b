import { sql } from 'drizzle-orm';
import { openCredit } from '@/lib/modules/ledger/service/statements/credit-left';
import type { OrderAmounts } from '@/lib/modules/orders/rules/figures';
import type { Pieces } from '@/lib/modules/orders/rules/stock';
import type { Region } from '@/lib/kernel/regions';
import type { Currency } from '@/lib/kernel/money';
import type { OrderCustomer, OrderSnapshot, PaymentStatus } from '@/lib/db/schema/orders';

/** The intent of an order in our database; `intentId` is null until the provider has answered. */
export interface OpenIntent {
  intentId: string | null;
  account: string;
  region: Region;
  amount: number;
  currency: Currency;
  /** The platform's part of it, in minor units; 0 for none. */
  applicationFee: number;
  expiresAt: Date;
}

/** A customer's open order (D16-7): its reservation, and the answer for a repeated `pay`. */
export interface OpenOrder {
  id: string;
  orderRef: string;
  paymentStatus: PaymentStatus;
  /** Hexadecimal. */
  requestHash: string | null;
  reserved: boolean;
  voucherId: string | null;
  voucherPerson: string | null;
  held: Pieces[];
  /** What is reserved for it on the client's credit account, in minor units. */
  credit: number;
  amounts: Omit<OrderAmounts, 'amount'>;
  tax: OrderSnapshot['tax'];
  customer: OrderCustomer;
  intent: OpenIntent | null;
}

type OpenOrderJson = Omit<OpenOrder, 'intent'> & {
  intent: (Omit<OpenIntent, 'expiresAt'> & { expiresAt: string }) | null;
};

/** The fee of the order `o`'s charge. Orders without frozen rates were opened without one, and have to stay so. */
export const APPLICATION_FEE = sql`case when o.platform_fee_bp is null then 0 else coalesce(o.application_fee_minor, 0) end`;

/** An order `o` with its intent `i`, as JSON. */
export const OPEN_ORDER_JSON = sql`jsonb_build_object(
  'id', o.id, 'orderRef', o.order_ref, 'paymentStatus', o.payment_status,
  'requestHash', encode(o.request_hash, 'hex'), 'reserved', o.reserved, 'voucherId', o.voucher_id, 'voucherPerson', o.voucher_person,
  'credit', ${openCredit({ tenant: sql`o.tenant_id`, order: sql`o.id` })},
  'held', (select coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'quantity', l.quantity)), '[]')
    from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id),
  'amounts', jsonb_build_object('itemsGross', o.items_gross_minor, 'shippingGross', o.shipping_gross_minor,
    'discount', o.discount_minor, 'waived', o.waived_minor, 'net', o.net_minor, 'vat', o.vat_minor,
    'total', o.total_minor),
  'tax', o.snapshot -> 'tax', 'customer', o.snapshot -> 'customer',
  'intent', case when i.order_id is null then null else jsonb_build_object(
    'intentId', i.intent_id, 'account', i.account_id, 'region', i.region, 'amount', i.amount_minor,
    'currency', i.currency, 'applicationFee', ${APPLICATION_FEE}, 'expiresAt', i.expires_at) end)`;

export function openOrderFrom(json: OpenOrderJson): OpenOrder {
  const { intent } = json;
  return { ...json, intent: intent && { ...intent, expiresAt: new Date(intent.expiresAt) } };
}
