import type { creditAccounts } from '@/lib/db/schema/ledger';
import { daysBefore } from './moments';

type Terms = Pick<
  typeof creditAccounts.$inferSelect,
  | 'tenantId'
  | 'currency'
  | 'limitMinor'
  | 'discountAmountMinor'
  | 'shippingDiscountAmountMinor'
  | 'activatedAt'
>;

/** What staff have granted to clients of the demo; every client has its accounts without that. */
export function creditTerms(at: Date): Terms[] {
  return [
    {
      tenantId: 'ten_fjord',
      currency: 'GBP',
      limitMinor: 250_000,
      discountAmountMinor: 0,
      shippingDiscountAmountMinor: 0,
      activatedAt: daysBefore(at, 120),
    },
    {
      tenantId: 'ten_lumen',
      currency: 'EUR',
      limitMinor: 1_000_000,
      discountAmountMinor: 50,
      shippingDiscountAmountMinor: 200,
      activatedAt: daysBefore(at, 108),
    },
  ];
}
