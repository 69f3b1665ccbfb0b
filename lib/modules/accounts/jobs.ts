import type { TaskTable } from '@/lib/jobs';
import { sendAccountMail } from './service/send-account-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-account-mail': (job) => sendAccountMail(job),
} satisfies Partial<TaskTable>;
