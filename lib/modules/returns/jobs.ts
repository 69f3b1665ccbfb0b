import { log } from '@/lib/env/logger';
import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { remindOfCases } from './service/remind-of-cases';
import { sendCaseMail } from './service/send-case-mail';
import { sendCaseNotice } from './service/send-case-notice';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-case-mail': (job) => sendCaseMail(job),
  'send-case-notice': (job) => sendCaseNotice(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'remind-of-cases'(stopping) {
    const counted = await remindOfCases(stopping);
    if (counted.done + counted.failed > 0)
      log().info(counted, 'clients reminded of withdrawals and complaints');
  },
} satisfies Partial<ScheduledTaskTable>;
