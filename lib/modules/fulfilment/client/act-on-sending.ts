import { browserCall } from '@/lib/client/browser';
import type { actOnOrder, SendingForm } from '@/lib/modules/fulfilment/contract/act-on-order';
import { actOnOrderCall } from '@/lib/modules/fulfilment/contract/paths';

/** Lets an order go on that doesn't reach a printer. Rejects where it is not open to the act, or no longer. S2.2-136 to S2.2-139. */
export function actOnSending(order: { tenant_id: string; id: string }, body: SendingForm) {
  const params = { tenant: order.tenant_id, order: order.id };
  return browserCall<typeof actOnOrder>(actOnOrderCall, { params, body });
}
