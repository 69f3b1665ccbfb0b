import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { creditAccounts } from '@/lib/db/schema/ledger';
import type { CostTerms } from '@/lib/modules/pricing/rules/order-costs';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { daysBefore } from './moments';
import { tenantRows } from './tenants';

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

/** What the cost of a client's orders in a region depends on; the platform's percentage is the usual one. */
export function seededCostTerms(tenantId: string, region: Region): CostTerms {
  const [at, { currency }] = [new Date(0), REGION_FACTS[region]];
  const granted = creditTerms(at).find((one) => one.tenantId === tenantId && one.currency === currency);
  const client = tenantRows(at).find(({ id }) => id === tenantId);
  return {
    feeBp: 500,
    taxBp: null,
    vatNumber: client?.companyDetails.vat_number ?? null,
    discounts: {
      production: granted?.discountAmountMinor ?? 0,
      shipping: granted?.shippingDiscountAmountMinor ?? 0,
    },
    shipping: FIRST_SHIPPING[region],
  };
}
