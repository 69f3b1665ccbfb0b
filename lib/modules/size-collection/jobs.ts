import type { TaskTable } from '@/lib/jobs';
import { sendInvitationMail } from './service/send-invitation-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-invitation-mail': (job) => sendInvitationMail(job),
} satisfies Partial<TaskTable>;
