import { releaseOrder } from '@/lib/modules/orders/contract/release-order';
import { releaseOrder as release } from '@/lib/modules/orders/service/release-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const releaseOrderHandler = defineHandler(releaseOrder, ({ tenant, user, params }) =>
  release(tenant, user, params.order),
);
