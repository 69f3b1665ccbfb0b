import type { TaskTable } from '@/lib/jobs';
import { sendReplyToLink } from './service/send-reply-to-link';
import { sendSampleMail } from './service/send-sample-mail';
import { sendTextSample } from './service/texts/send-text-sample';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-sample-mail': (job) => sendSampleMail(job),
  'send-text-sample': (job) => sendTextSample(job),
  'send-reply-to-link': (job) => sendReplyToLink(job),
} satisfies Partial<TaskTable>;
