import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { clearShopInbox } from './service/inbox/clear-inbox';
import { lookAtShops } from './service/prepare/look-at-shops';
import { prepareShop } from './service/prepare/prepare-shop';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'prepare-shop': (job) => prepareShop(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'look-at-shops'(stopping) {
    const looked = await lookAtShops(stopping);
    if (looked.failed > 0) log().info(looked, 'shops that could not be looked at');
  },
  async 'clear-shop-inbox'(stopping) {
    const cleared = await clearShopInbox(stopping);
    if (cleared > 0) log().info({ cleared }, 'old messages of shops cleared away');
  },
} satisfies Partial<ScheduledTaskTable>;
