import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { ordersList } from './service/orders-list';

/** The list of orders with all that can be done to many of them, whose exports and bulk acts the worker runs. */
export const lists = { orders: ordersList } satisfies Partial<ListTable>;
