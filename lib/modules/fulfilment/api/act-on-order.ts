import { actOnOrder as contract } from '@/lib/modules/fulfilment/contract/act-on-order';
import { actOnOrder } from '@/lib/modules/fulfilment/service/act-on-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const actOnOrderHandler = defineHandler(contract, ({ tenant, user, params, body }) =>
  actOnOrder(tenant, user, params.order, body),
);
