import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Delivery } from '@/lib/modules/integrations/contract/webhook-shapes';
import * as rows from '@/lib/modules/integrations/data/deliveries';
import { lockEndpoint, type EndpointRow } from '@/lib/modules/integrations/data/endpoints';
import { presentDelivery } from './present-webhook';
import { sendNow } from './webhook-job';

/** So many are sent again at a time. */
const AT_ONCE = 1_000;

/** In a transaction with the locked endpoint. Throws 404 for another tenant's. */
async function at<T>(
  context: TenantContext,
  webhookId: string,
  work: (tx: Transaction, endpoint: EndpointRow) => Promise<T>,
): Promise<T> {
  return withTenant(context, async (tx) => {
    const endpoint = await lockEndpoint(tx, { tenantId: context.tenantId, id: webhookId });
    if (!endpoint) throw notFound();
    return work(tx, endpoint);
  });
}

async function startNow(tx: Transaction, endpoint: EndpointRow): Promise<void> {
  if (!endpoint.pausedAt) await sendNow(tx, endpoint);
}

/** Sends a delivery again, with the same id; one that waits already is left as it is. D47-3. Throws 404. */
export async function replayDelivery(
  context: TenantContext,
  webhookId: string,
  id: string,
): Promise<Delivery> {
  const of = { tenantId: context.tenantId, endpointId: webhookId };
  return at(context, webhookId, async (tx, endpoint) => {
    const before = await rows.findDelivery(tx, of, id);
    if (!before) throw notFound();
    if ((await rows.sendAgain(tx, of, { id }, now())) > 0) {
      const data = { delivery: id, before: before.state, after: 'waiting' };
      await audit(tx, context, {
        action: 'webhook.replayed',
        subjectType: 'webhook',
        subjectId: webhookId,
        data,
      });
      await startNow(tx, endpoint);
    }
    return presentDelivery((await rows.findDelivery(tx, of, id)) ?? before);
  });
}

/** Sends all that was given up at an endpoint again, the oldest first. Safe to repeat. D47-3. Throws 404. */
export async function replayParked(context: TenantContext, webhookId: string): Promise<{ count: number }> {
  const of = { tenantId: context.tenantId, endpointId: webhookId };
  return at(context, webhookId, async (tx, endpoint) => {
    const count = await rows.sendAgain(tx, of, { limit: AT_ONCE }, now());
    if (count > 0) {
      const data = { before: 'parked', after: 'waiting', count };
      await audit(tx, context, {
        action: 'webhook.replayed',
        subjectType: 'webhook',
        subjectId: webhookId,
        data,
      });
      await startNow(tx, endpoint);
    }
    return { count };
  });
}

/** Sends an endpoint a test; one that still waits is not sent a second time. D47-7. Throws 404, and `conflict` while paused. */
export async function testWebhook(context: TenantContext, webhookId: string): Promise<Delivery> {
  const of = { tenantId: context.tenantId, endpointId: webhookId };
  return at(context, webhookId, async (tx, endpoint) => {
    if (endpoint.pausedAt) throw new AppError('conflict');
    const waiting = await rows.findWaitingTest(tx, of);
    if (waiting) return presentDelivery(waiting);
    const ids = { id: newId('webhookDelivery'), eventId: newId('webhookEvent') };
    await rows.insertTest(tx, of, ids, now());
    const data = { delivery: ids.id };
    await audit(tx, context, {
      action: 'webhook.tested',
      subjectType: 'webhook',
      subjectId: webhookId,
      data,
    });
    await sendNow(tx, endpoint);
    const made = await rows.findDelivery(tx, of, ids.id);
    if (!made) throw new AppError('internal');
    return presentDelivery(made);
  });
}
