import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { sendOrderMail } from './service/send-order-mail';
import { log } from '@/lib/env/logger';
import { announceOrder } from './service/announce-order';
import { lookAfterWaiting } from './service/look-after-waiting';
import { remindOfIssues } from './service/remind-of-issues';
import { sendIssueNotice } from './service/send-issue-notice';
import { sendMentionMail } from './service/send-mention-mail';
import { sendWaitingMail } from './service/send-waiting-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-order-mail': (job) => sendOrderMail(job),
  'announce-order': (job) => announceOrder(job),
  'send-mention-mail': (job) => sendMentionMail(job),
  'send-waiting-mail': (job) => sendWaitingMail(job),
  'send-issue-notice': (job) => sendIssueNotice(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'look-after-waiting'(stopping) {
    const counted = await lookAfterWaiting(stopping);
    if (counted.ended + counted.told + counted.failed > 0) log().info(counted, 'waiting orders looked after');
  },
  async 'remind-of-issues'(stopping) {
    const counted = await remindOfIssues(stopping);
    if (counted.done + counted.failed > 0) log().info(counted, 'reminded of orders to be fixed');
  },
} satisfies Partial<ScheduledTaskTable>;
