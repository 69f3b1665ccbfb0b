import * as contract from '@/lib/modules/payments/contract/refund';
import { askRefund } from '@/lib/modules/payments/service/refund/ask-refund';
import { readRefund } from '@/lib/modules/payments/service/refund/read-refund';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readRefundHandler = defineHandler(contract.readRefund, ({ tenant, params }) =>
  readRefund(tenant, params.order),
);

export const askRefundHandler = defineHandler(contract.askRefund, ({ tenant, user, params, body }) =>
  askRefund(tenant, user, params.order, body),
);
