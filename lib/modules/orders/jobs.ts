import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { sendOrderMail } from './service/send-order-mail';
import { log } from '@/lib/env/logger';
import { announceOrder } from './service/announce-order';
import { lookAfterWaiting } from './service/look-after-waiting';
import { sendMentionMail } from './service/send-mention-mail';
import { sendWaitingMail } from './service/send-waiting-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-order-mail': (job) => sendOrderMail(job),
  'announce-order': (job) => announceOrder(job),
  'send-mention-mail': (job) => sendMentionMail(job),
  'send-waiting-mail': (job) => sendWaitingMail(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'look-after-waiting'(stopping) {
    const counted = await lookAfterWaiting(stopping);
    if (counted.ended + counted.told + counted.failed > 0) log().info(counted, 'waiting orders looked after');
  },
} satisfies Partial<ScheduledTaskTable>;
