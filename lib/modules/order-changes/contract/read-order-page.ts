import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-page';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { readOrderPageCall } from './paths';

export const readOrderPage = route({
  id: 'order-page.read',
  ...readOrderPageCall,
  summary: 'An order, for the holder of its signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  response: orderPage,
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    response: orderPageExample,
  },
});
