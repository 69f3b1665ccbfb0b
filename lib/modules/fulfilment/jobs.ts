import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { advanceOrder } from './service/advance-order';
import { sendLateMail } from './service/late/send-late-mail';
import { tellLate } from './service/late/tell-late';
import { tellAddress } from './service/parts/tell-address';
import { markLate } from './service/mark-late';
import { recheckClocks } from './service/holidays/recheck-clocks';
import { renderPrints } from './service/render-prints';
import { retryRouting } from './service/retry-routing';
import { sendAllDue } from './service/sending/send-due';
import { submitOrder } from './service/submit-order';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'advance-order': (job) => advanceOrder(job),
  'render-prints': (job) => renderPrints(job),
  'submit-order': (job) => submitOrder(job),
  'tell-address': (job) => tellAddress(job),
  'send-late-mail': (job) => sendLateMail(job),
  'recheck-clocks': (job) => recheckClocks(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'retry-routing'(stopping) {
    const counted = await retryRouting(stopping);
    if (counted.done + counted.failed > 0) log().info(counted, 'looked again for printers');
  },
  async 'send-submissions'(stopping) {
    const counted = await sendAllDue(stopping);
    if (Object.values(counted).some((count) => count > 0))
      log().info(counted, 'sent what printers had not answered');
  },
  async 'mark-late'(stopping) {
    const counted = await markLate(stopping);
    if (counted.failed > 0) log().warn(counted, 'some orders’ clocks could not be looked at');
  },
  async 'tell-late'(stopping) {
    const counted = await tellLate(stopping);
    if (counted.done + counted.failed > 0) log().info(counted, 'counted late orders for the day’s mail');
  },
} satisfies Partial<ScheduledTaskTable>;
