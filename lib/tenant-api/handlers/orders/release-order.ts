import { releaseOrder } from '@/lib/contracts/orders/release-order';
import { releaseOrder as release } from '@/lib/services/orders/release-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const releaseOrderHandler = defineHandler(releaseOrder, ({ tenant, user, params }) =>
  release(tenant, user, params.order),
);
