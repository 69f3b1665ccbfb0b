import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { resumeOrderCall } from './paths';

/**
 * D32-7, D3-30: whoever may release an order decides that a held one goes on, or approves one that waits for that. `conflict`
 * where the order is no longer the `version` that was seen.
 */
export const resumeOrder = route({
  id: 'orders.resume',
  ...resumeOrderCall,
  summary: 'Let an order that is on hold go on, or approve one that waits for approval',
  access: 'tenant',
  permission: 'orders.release',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: z.object({ seen: instantText.optional() }),
  response: orderDetail,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: orderDetailExample,
  },
});
