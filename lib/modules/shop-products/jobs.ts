import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { checkShopProducts, lookAtShopProducts } from './service/check-products';
import { sendShopStock } from './service/send-stock';
import { pushNextProduct } from './service/push-next';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'push-shop-product': (job) => pushNextProduct(job),
  'send-shop-stock': (job) => sendShopStock(job),
  'check-shop-products': (job) => checkShopProducts(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'look-at-shop-products'(stopping) {
    const counted = await lookAtShopProducts(stopping);
    if (counted.shops + counted.failed > 0) log().info(counted, 'shops whose products are compared');
  },
} satisfies Partial<ScheduledTaskTable>;
