import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { renderPrints } from '@/lib/modules/fulfilment/service/render-prints';
import { sendDue } from '@/lib/modules/fulfilment/service/sending/send-due';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';

/** One step of an order in a process of its own, which a fail point may kill: `one-job.ts advance ten_… ord_…`. */
const [step = '', tenantId = '', orderId = '', ref = ''] = process.argv.slice(2);
const STEPS: Record<string, () => Promise<unknown>> = {
  advance: () => advanceOrder({ tenantId, orderId }),
  render: () => renderPrints({ tenantId, orderId }),
  submit: () => submitOrder({ tenantId, orderId }),
  queue: () => sendDue(),
  message: () => receiveMessage(tenantId, orderId, { id: 'msg_once', order_ref: ref, status: 'shipped' }),
};

void STEPS[step]?.().then(
  () => process.exit(0),
  () => process.exit(1),
);
