import type { TaskTable } from '@/lib/jobs';
import { sendApprovalMail } from './service/approvals/send-approval-mail';
import { sendContactMail } from './service/send-contact-mail';
import { sendEntryCode } from './service/entry/send-entry-code';
import { drawSharePicture } from './service/draw-share-picture';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-contact-mail': (job) => sendContactMail(job),
  'send-approval-mail': (job) => sendApprovalMail(job),
  'send-entry-code': (job) => sendEntryCode(job),
  'draw-share-picture': (job) => drawSharePicture(job),
} satisfies Partial<TaskTable>;
