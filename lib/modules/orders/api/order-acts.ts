import * as contract from '@/lib/modules/orders/contract/order-acts';
import * as colleagues from '@/lib/modules/orders/contract/colleagues';
import { colleaguesOf } from '@/lib/modules/accounts/service/colleagues-of';
import { addNote } from '@/lib/modules/orders/service/add-note';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { resendMail } from '@/lib/modules/orders/service/resend-mail';
import { sendFixLink } from '@/lib/modules/orders/service/send-fix-link';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const orderActHandlers = [
  defineHandler(contract.cancelOrder, ({ tenant, user, params, body }) =>
    cancelForClient(tenant, user, params.order, body),
  ),
  defineHandler(contract.addNote, ({ tenant, user, params, body }) =>
    addNote(tenant, user, params.order, body),
  ),
  defineHandler(colleagues.listColleagues, async ({ tenant }) => ({
    colleagues: await colleaguesOf(tenant.tenantId, 'orders.read'),
  })),
  defineHandler(contract.resendMail, ({ tenant, user, params }) =>
    resendMail(tenant, user, { orderId: params.order, mailId: params.mail }),
  ),
  defineHandler(contract.sendFixLink, ({ tenant, user, params }) => sendFixLink(tenant, user, params.order)),
];
