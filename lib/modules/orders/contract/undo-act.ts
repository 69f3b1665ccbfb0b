import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { undoActCall } from './paths';

/** D3-60: for a moment, and as long as nothing was queued onwards; afterwards, and a second time, it is a `conflict`. */
export const undoAct = route({
  id: 'orders.undo',
  ...undoActCall,
  summary: 'Take back the release of an order, or the end of its hold, before production begins',
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
