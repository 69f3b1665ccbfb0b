import { paymentSuccess as contract } from '@/lib/modules/payments/contract/payment-success';
import { confirmReturn } from '@/lib/modules/payments/service/confirm-return';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const paymentSuccessHandler = defineHandler(contract, async ({ tenant, params, body }) => ({
  order: await confirmReturn(tenant, params.slug, body),
}));
