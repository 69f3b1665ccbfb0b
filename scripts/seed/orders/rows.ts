import type { customers } from '@/lib/db/schema/checkout';
import type { orderRefunds } from '@/lib/db/schema/order-money-back';
import type { orderHistory, orderLines, orders, OrderCustomer } from '@/lib/db/schema/orders';
import type { paymentIntents } from '@/lib/db/schema/payments';
import type { submissions } from '@/lib/db/schema/fulfilment';

export type CustomerRow = typeof customers.$inferInsert;
export type OrderRow = typeof orders.$inferInsert;
type OrderLineRow = typeof orderLines.$inferInsert;
type HistoryRow = typeof orderHistory.$inferInsert;
type IntentRow = typeof paymentIntents.$inferInsert;
type RefundRow = typeof orderRefunds.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;

/** All rows of the seeded orders. */
export interface OrderRows {
  customers: CustomerRow[];
  orders: OrderRow[];
  lines: OrderLineRow[];
  history: HistoryRow[];
  intents: IntentRow[];
  refunds: RefundRow[];
  submissions: SubmissionRow[];
}

export function customerRow(
  key: { tenantId: string; id: string; eventId: string },
  customer: OrderCustomer,
  lang: CustomerRow['lang'],
  createdAt: Date,
): CustomerRow {
  return {
    ...key,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    addressFirstLine: customer.address_first_line,
    addressSecondLine: customer.address_second_line,
    addressCity: customer.address_city,
    addressCounty: customer.address_county,
    addressPostcode: customer.address_postcode,
    addressCountry: customer.address_country,
    countryIso2: customer.country_iso2,
    addressState: customer.address_state,
    stateAbbreviation: customer.state_abbreviation,
    lang,
    createdAt,
    updatedAt: createdAt,
  };
}
