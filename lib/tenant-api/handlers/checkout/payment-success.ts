import { paymentSuccess as contract } from '@/lib/contracts/checkout/payment-success';
import { confirmReturn } from '@/lib/services/payments/confirm-return';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const paymentSuccessHandler = defineHandler(contract, async ({ tenant, params, body }) => ({
  order: await confirmReturn(tenant, params.slug, body),
}));
