import * as contract from '@/lib/modules/order-changes/contract/fix-line';
import { fixLine } from '@/lib/modules/order-changes/service/fix-line';
import { readLineChoices } from '@/lib/modules/order-changes/service/read-line-choices';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readLineChoicesHandler = defineHandler(contract.readLineChoices, ({ tenant, params }) =>
  readLineChoices(tenant, params.order),
);

export const fixLineHandler = defineHandler(contract.fixLine, ({ tenant, user, params, body }) =>
  fixLine(tenant, user, {
    orderId: params.order,
    lineId: params.line,
    variantId: body.variant_id,
    version: body.version,
  }),
);
