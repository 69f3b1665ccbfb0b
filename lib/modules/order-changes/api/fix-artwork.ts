import * as contract from '@/lib/modules/order-changes/contract/fix-artwork';
import { acceptIssue } from '@/lib/modules/order-changes/service/accept-issue';
import { checkArtwork } from '@/lib/modules/order-changes/service/check-artwork';
import { fixArtwork } from '@/lib/modules/order-changes/service/fix-artwork';
import { readArtwork } from '@/lib/modules/order-changes/service/read-artwork';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readArtworkHandler = defineHandler(contract.readArtwork, ({ tenant, params }) =>
  readArtwork(tenant, params.order),
);

export const checkArtworkHandler = defineHandler(contract.checkArtwork, ({ tenant, params, body }) =>
  checkArtwork(tenant, { orderId: params.order, lineId: params.line, ...body }),
);

export const fixArtworkHandler = defineHandler(contract.fixArtwork, ({ tenant, user, params, body }) =>
  fixArtwork(tenant, user, { orderId: params.order, lineId: params.line, ...body }),
);

export const acceptArtworkHandler = defineHandler(contract.acceptArtwork, ({ tenant, user, params, body }) =>
  acceptIssue(tenant, user, { orderId: params.order, version: body.version, kind: 'artwork' }),
);

export const acceptAddressHandler = defineHandler(contract.acceptAddress, ({ tenant, user, params, body }) =>
  acceptIssue(tenant, user, { orderId: params.order, version: body.version, kind: 'address' }),
);
