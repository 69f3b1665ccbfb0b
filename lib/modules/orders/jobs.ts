import type { TaskTable } from '@/lib/jobs';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { ordersList } from './service/orders-list';
import { sendOrderMail } from './service/send-order-mail';
import { announceOrder } from './service/announce-order';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-order-mail': (job) => sendOrderMail(job),
  'announce-order': (job) => announceOrder(job),
} satisfies Partial<TaskTable>;

/** The lists of this module, whose exports and bulk acts the worker runs. */
export const lists = { orders: ordersList } satisfies Partial<ListTable>;
