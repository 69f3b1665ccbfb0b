import { readRouting as contract } from '@/lib/modules/fulfilment/contract/read-routing';
import { readRouting } from '@/lib/modules/fulfilment/service/read-routing';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readRoutingHandler = defineHandler(contract, ({ tenant, user, params }) =>
  readRouting(tenant, user, params.order),
);
