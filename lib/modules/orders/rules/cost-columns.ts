import type { OrderCosts } from '@/lib/modules/pricing/rules/order-costs';

/** What an order costs its client, as the order's row keeps it. D35-3. */
export const costColumns = (costs: OrderCosts) => ({
  productionMinor: costs.production,
  fulfilmentMinor: costs.fulfilment,
  platformFeeMinor: costs.fee,
  platformTaxMinor: costs.tax,
  applicationFeeMinor: costs.applicationFee,
  creditMinor: costs.credit,
  platformFeeBp: costs.feeBp,
  platformTaxBp: costs.taxBp,
});
