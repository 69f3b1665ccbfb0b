import type { CaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import type { DatedOrder } from '@/lib/modules/returns/rules/periods';

/** What the periods of an order depend on, of its rows. D53-3. */
export function datedOrder({ order, sentAt }: Pick<CaseFacts, 'order' | 'sentAt'>): DatedOrder {
  const { region, kind, status, paymentStatus, totalMinor, createdAt, deliveryTo, snapshot } = order;
  const country = snapshot.customer.country_iso2;
  return { region, kind, country, status, paymentStatus, totalMinor, createdAt, deliveryTo, sentAt };
}
