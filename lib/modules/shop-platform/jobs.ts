import type { TaskTable } from '@/lib/jobs';
import { sendShopMail } from './service/access/send-shop-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-shop-mail': (job) => sendShopMail(job),
} satisfies Partial<TaskTable>;
