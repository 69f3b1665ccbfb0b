import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { lapseBulkOrders } from './service/lapse-bulk-orders';
import { lookAtBulkPayment } from './service/card/look-at-payment';
import { refundBulkOrder } from './service/card/refund-bulk-order';
import { sendMoneyMail } from './service/card/send-money-mail';
import { releaseInTurn } from './service/release-in-turn';

/** The jobs of this module: name → what the worker does. Single orders and Bulk orders wait in one queue. ADR 0086. */
export const tasks = {
  'release-waiting': (job) => releaseWaiting(job, { releaseWhole: releaseInTurn }),
  'look-at-bulk-payment': (job) => lookAtBulkPayment(job),
  'refund-bulk-order': (job) => refundBulkOrder(job),
  'send-bulk-money-mail': (job) => sendMoneyMail(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'lapse-bulk-orders'(stopping) {
    const counted = await lapseBulkOrders(stopping);
    if (counted.lapsed + counted.failed > 0) log().info(counted, 'Bulk orders of their last day looked at');
  },
} satisfies Partial<ScheduledTaskTable>;
