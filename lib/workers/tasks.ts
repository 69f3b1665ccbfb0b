import type { TaskTable } from '@/lib/jobs';
import { purgeStore } from '@/lib/cache/purge-store';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { renderPrints } from '@/lib/modules/fulfilment/service/render-prints';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { sendAccountMail } from '@/lib/modules/accounts/service/send-account-mail';
import { sendContactMail } from '@/lib/modules/storefront/service/send-contact-mail';
import { sendInvitationMail } from '@/lib/modules/size-collection/service/send-invitation-mail';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { recordTax } from '@/lib/modules/payments/service/record-tax';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { drawSharePicture } from '@/lib/modules/storefront/service/draw-share-picture';
import { announceOrder } from '@/lib/modules/orders/service/announce-order';
import { processUpload } from '@/lib/modules/uploads/service/process-upload';

/** What the worker does for each job. */
export const TASKS: TaskTable = {
  'send-order-mail': (job) => sendOrderMail(job),
  'send-account-mail': (job) => sendAccountMail(job),
  'send-contact-mail': (job) => sendContactMail(job),
  'send-invitation-mail': (job) => sendInvitationMail(job),
  'refund-order': (job) => refundOrder(job),
  'record-tax': (job, attempt) => recordTax(job, attempt),
  'announce-order': (job) => announceOrder(job),
  'advance-order': (job) => advanceOrder(job),
  'render-prints': (job) => renderPrints(job),
  'submit-order': (job, attempt) => submitOrder(job, attempt),
  'process-upload': (job, attempt) => processUpload(job, attempt),
  'draw-share-picture': (job) => drawSharePicture(job),
  'purge-store': (job) => purgeStore(job),
};
