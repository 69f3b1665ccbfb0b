import * as contract from '@/lib/modules/order-changes/contract/fix-page';
import {
  acceptByLink,
  checkByLink,
  fixAddressByLink,
  fixArtworkByLink,
} from '@/lib/modules/order-changes/service/fix-by-link';
import { readFixPage } from '@/lib/modules/order-changes/service/read-fix-page';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readFixPageHandler = defineHandler(contract.readFixPage, ({ params, requestId }) =>
  readFixPage(params.token, requestId),
);

export const fixAddressByLinkHandler = defineHandler(
  contract.fixAddressByLink,
  ({ params, requestId, body }) => fixAddressByLink(params.token, requestId, body),
);

export const acceptByLinkHandler = defineHandler(contract.acceptByLink, ({ params, requestId, body }) =>
  acceptByLink(params.token, requestId, body.version),
);

export const checkArtworkByLinkHandler = defineHandler(
  contract.checkArtworkByLink,
  ({ params, requestId, body }) => checkByLink(params.token, requestId, { lineId: params.line, ...body }),
);

export const fixArtworkByLinkHandler = defineHandler(
  contract.fixArtworkByLink,
  ({ params, requestId, body }) =>
    fixArtworkByLink(params.token, requestId, { lineId: params.line, ...body }),
);
