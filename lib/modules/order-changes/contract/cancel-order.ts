import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-page';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { cancelOrderCall } from './paths';

export const cancelOrder = route({
  id: 'order-page.cancel',
  ...cancelOrderCall,
  summary: 'Cancel an order within its edit window, for the holder of its signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  /** `version` is the order page's; an outdated one is a 409 with the current order. */
  body: z.object({ version: instantText }),
  response: orderPage,
  errors: ['conflict'],
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    request: { version: '2026-11-20T09:01:00.000Z' },
    response: { ...orderPageExample, stage: 'cancelled', closed: 'cancelled', edit_until: null },
  },
});
