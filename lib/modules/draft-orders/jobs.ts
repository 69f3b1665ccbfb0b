import type { TaskTable } from '@/lib/jobs';
import { sendDraftMail } from './service/send-draft-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-draft-mail': (job) => sendDraftMail(job),
} satisfies Partial<TaskTable>;
