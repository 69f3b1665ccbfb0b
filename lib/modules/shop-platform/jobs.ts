import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { sendShopMail } from './service/access/send-shop-mail';
import { chargeShopOrder } from './service/orders/charge-order';
import { lookAtShops } from './service/orders/look-at-shops';
import { pullShop } from './service/orders/pull-shop';
import { prepareShop } from './service/prepare/prepare-shop';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-shop-mail': (job) => sendShopMail(job),
  'prepare-shop': (job) => prepareShop(job),
  'pull-shop': (job) => pullShop(job),
  'charge-shop-order': (job) => chargeShopOrder(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'look-at-shops'(stopping) {
    const looked = await lookAtShops(stopping);
    if (looked.failed > 0) log().info(looked, 'shops that could not be looked at');
  },
} satisfies Partial<ScheduledTaskTable>;
