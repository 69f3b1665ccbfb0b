import { toWire } from '@/lib/kernel/money';
import * as contract from '@/lib/modules/bulk-orders/contract/pay-bulk-order';
import { payBulkOrder } from '@/lib/modules/bulk-orders/service/card/begin-payment';
import { settleBulkPayment } from '@/lib/modules/bulk-orders/service/card/settle-payment';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const payBulkOrderHandler = defineHandler(contract.payBulkOrder, async ({ tenant, params }) => {
  const { clientSecret, publishableKey, amount, currency } = await payBulkOrder(tenant, params);
  return {
    client_secret: clientSecret,
    publishable_key: publishableKey,
    amount: toWire(amount),
    currency,
  };
});

export const settleBulkPaymentHandler = defineHandler(contract.settleBulkPayment, ({ tenant, params }) =>
  settleBulkPayment(tenant, params),
);
