import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { resumeOrderCall } from './paths';

/** D32-7: whoever may release an order decides that a held one goes on. */
export const resumeOrder = route({
  id: 'orders.resume',
  ...resumeOrderCall,
  summary: 'Let an order that is on hold go on',
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
