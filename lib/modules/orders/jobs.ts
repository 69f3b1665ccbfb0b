import type { TaskTable } from '@/lib/jobs';
import { sendOrderMail } from './service/send-order-mail';
import { announceOrder } from './service/announce-order';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-order-mail': (job) => sendOrderMail(job),
  'announce-order': (job) => announceOrder(job),
} satisfies Partial<TaskTable>;
