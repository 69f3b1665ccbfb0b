import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { readOrderCall } from './paths';

export const readOrder = route({
  id: 'orders.read',
  ...readOrderCall,
  summary: 'One order with its lines and history',
  access: 'tenant',
  permission: 'orders.read',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: orderDetail,
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: orderDetailExample,
  },
});
