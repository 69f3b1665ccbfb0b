import type { TaskTable } from '@/lib/jobs';
import { sendContactMail } from './service/send-contact-mail';
import { sendEntryCode } from './service/entry/send-entry-code';
import { drawSharePicture } from './service/draw-share-picture';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-contact-mail': (job) => sendContactMail(job),
  'send-entry-code': (job) => sendEntryCode(job),
  'draw-share-picture': (job) => drawSharePicture(job),
} satisfies Partial<TaskTable>;
