import * as contract from '@/lib/modules/orders/contract/order-acts';
import { addNote } from '@/lib/modules/orders/service/add-note';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { resendMail } from '@/lib/modules/orders/service/resend-mail';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const orderActHandlers = [
  defineHandler(contract.cancelOrder, ({ tenant, user, params, body }) =>
    cancelForClient(tenant, user, params.order, body),
  ),
  defineHandler(contract.addNote, ({ tenant, user, params, body }) =>
    addNote(tenant, user, params.order, body.message),
  ),
  defineHandler(contract.resendMail, ({ tenant, user, params }) =>
    resendMail(tenant, user, { orderId: params.order, mailId: params.mail }),
  ),
];
