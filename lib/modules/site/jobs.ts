import type { TaskTable } from '@/lib/jobs';
import { sendSiteMessage, sendSiteReceipt } from './service/send-site-message';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-site-message': (job) => sendSiteMessage(job),
  'send-site-receipt': (job) => sendSiteReceipt(job),
} satisfies Partial<TaskTable>;
