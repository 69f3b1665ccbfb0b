import * as contract from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { placeBulkOrder } from '@/lib/modules/bulk-orders/contract/place-bulk-order';
import { readBulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { cancelBulkOrder } from '@/lib/modules/bulk-orders/service/cancel-bulk-order';
import { placeBulkOrder as place } from '@/lib/modules/bulk-orders/service/place-bulk-order';
import { listBulkOrders, readBulkOrder } from '@/lib/modules/bulk-orders/service/read-bulk-orders';
import { readBulkGround as readGround } from '@/lib/modules/bulk-orders/service/read-ground';
import { releaseBulkOrder } from '@/lib/modules/bulk-orders/service/release-bulk-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readBulkGroundHandler = defineHandler(readBulkGround, ({ tenant, params }) =>
  readGround(tenant, params.slug),
);

export const placeBulkOrderHandler = defineHandler(
  placeBulkOrder,
  ({ tenant, user, params, body, request }) =>
    place(tenant, user, { slug: params.slug, body, key: request.headers.get('idempotency-key') }),
);

export const listBulkOrdersHandler = defineHandler(
  contract.listBulkOrders,
  ({ tenant, user, params, query }) => listBulkOrders(tenant, user, params.slug, query),
);

export const readBulkOrderHandler = defineHandler(contract.readBulkOrder, ({ tenant, user, params }) =>
  readBulkOrder(tenant, user, params),
);

export const cancelBulkOrderHandler = defineHandler(contract.cancelBulkOrder, ({ tenant, user, params }) =>
  cancelBulkOrder(tenant, user, params),
);

export const releaseBulkOrderHandler = defineHandler(contract.releaseBulkOrder, ({ tenant, user, params }) =>
  releaseBulkOrder(tenant, user, params),
);
