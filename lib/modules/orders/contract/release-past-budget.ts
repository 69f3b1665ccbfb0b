import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from './order-detail';
import { releasePastBudgetCall } from './paths';

/** D32, D37-6: who may change the billing lets an order go on past its event's budget, never past the account. */
export const releasePastBudget = route({
  id: 'orders.release-past-budget',
  ...releasePastBudgetCall,
  summary: 'Let an order go on that waits for its event’s budget',
  access: 'tenant',
  permission: 'billing.update',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: orderDetail,
  errors: ['conflict', 'credit_too_low'],
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: orderDetailExample,
  },
});
