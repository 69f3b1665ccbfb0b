import { pay as contract } from '@/lib/contracts/checkout/pay';
import { pay } from '@/lib/services/checkout/pay';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const payHandler = defineHandler(contract, ({ tenant, params, body }) =>
  pay(tenant, params.slug, body),
);
