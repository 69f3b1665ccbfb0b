import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { releaseOrderCall } from './paths';

/** D18-2: the client's "release now". */
export const releaseOrder = route({
  id: 'orders.release',
  ...releaseOrderCall,
  summary: 'End the edit window of a new order and send it on its way',
  access: 'tenant',
  permission: 'orders.release',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: orderDetail,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: orderDetailExample,
  },
});
