import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { EndpointKey } from '@/lib/modules/integrations/data/endpoints';

/** All jobs of an endpoint run one after another: so its events keep their order. ADR 0095. */
const queueOf = (id: string) => `webhook:${id}`;

/** Sends an endpoint what is due, now. A waiting job of this endpoint is replaced. */
export async function sendNow(tx: Transaction, { tenantId, id }: EndpointKey): Promise<void> {
  const key = queueOf(id);
  await enqueue(tx, 'deliver-webhooks', { tenantId, endpointId: id }, { jobKey: key, queue: key });
}

/** Goes on later, under a key of its own: what happens meanwhile is not put off to then. `aside`: by the workers for endpoints that fail or are slow. */
export async function sendLater(
  tx: Transaction,
  { tenantId, id }: EndpointKey,
  { at, aside }: { at: Date; aside: boolean },
): Promise<void> {
  const job = aside ? 'retry-webhooks' : 'deliver-webhooks';
  const options = { jobKey: `webhook-later:${id}`, queue: queueOf(id), runAt: at };
  await enqueue(tx, job, { tenantId, endpointId: id }, options);
}
