import type { TaskTable } from '@/lib/jobs';
import { sendTestOrderMail } from './service/test-order/send-test-order-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-test-order-mail': (job) => sendTestOrderMail(job),
} satisfies Partial<TaskTable>;
