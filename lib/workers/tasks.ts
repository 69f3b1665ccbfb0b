import type { TaskTable } from '@/lib/jobs';
import { purgeStore } from '@/lib/services/cache/purge-store';
import { advanceOrder } from '@/lib/services/fulfilment/advance-order';
import { renderPrints } from '@/lib/services/fulfilment/render-prints';
import { submitOrder } from '@/lib/services/fulfilment/submit-order';
import { sendAccountMail } from '@/lib/services/mail/send-account-mail';
import { sendContactMail } from '@/lib/services/mail/send-contact-mail';
import { sendInvitationMail } from '@/lib/services/mail/send-invitation-mail';
import { sendOrderMail } from '@/lib/services/mail/send-order-mail';
import { recordTax } from '@/lib/services/payments/record-tax';
import { refundOrder } from '@/lib/services/payments/refund-order';
import { drawSharePicture } from '@/lib/services/storefront/draw-share-picture';
import { announceOrder } from '@/lib/services/realtime/announce-order';
import { processUpload } from '@/lib/services/uploads/process-upload';

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
