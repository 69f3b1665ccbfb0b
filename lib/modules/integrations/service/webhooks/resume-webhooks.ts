import type { Transaction } from '@/lib/db/transaction';
import { listEndpoints } from '@/lib/modules/integrations/data/endpoints';
import { sendNow } from './webhook-job';

/** Sends what a tenant's endpoints have missed while it was closed; those that are paused wait on. S2.2-198. */
export async function resumeWebhooks(tx: Transaction, tenantId: string): Promise<void> {
  for (const endpoint of await listEndpoints(tx, tenantId)) {
    if (!endpoint.pausedAt) await sendNow(tx, endpoint);
  }
}
