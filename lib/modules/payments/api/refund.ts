import * as contract from '@/lib/modules/payments/contract/refund';
import { askRefund } from '@/lib/modules/payments/service/refund/ask-refund';
import { readRefund } from '@/lib/modules/payments/service/refund/read-refund';
import { settleRefund } from '@/lib/modules/payments/service/refund/settle-refund';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readRefundHandler = defineHandler(contract.readRefund, ({ tenant, user, params }) =>
  readRefund(tenant, user, params.order),
);

export const askRefundHandler = defineHandler(contract.askRefund, ({ tenant, user, params, body }) =>
  askRefund(tenant, user, params.order, body),
);

export const settleRefundHandler = defineHandler(contract.settleRefund, ({ tenant, user, params, body }) =>
  settleRefund(tenant, user, { orderId: params.order, refundId: params.refund }, body),
);
