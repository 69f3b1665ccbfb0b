import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { lapseBulkOrders } from './service/lapse-bulk-orders';
import { releaseWaitingOrders } from './service/release-waiting-orders';

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'release-bulk-orders'(stopping) {
    const counted = await releaseWaitingOrders(stopping);
    if (counted.released > 0 || counted.failed > 0) log().info(counted, 'waiting Bulk orders released');
  },
  async 'lapse-bulk-orders'(stopping) {
    const counted = await lapseBulkOrders(stopping);
    if (counted.lapsed + counted.failed > 0) log().info(counted, 'Bulk orders of their last day looked at');
  },
} satisfies Partial<ScheduledTaskTable>;
