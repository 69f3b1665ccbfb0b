import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { recordTry, type DeliveryRow } from '@/lib/modules/integrations/data/deliveries';
import { mayTell, noteFailing, type EndpointRow } from '@/lib/modules/integrations/data/endpoints';
import { waitAfter } from '@/lib/modules/integrations/rules/deliveries';
import type { Posted } from '@/lib/outbound/post-guarded';

/** A client's admins are told of what was given up at most once a day for each endpoint. */
const TOLD_EVERY_MS = 24 * 3_600_000;

async function tellAdmins(tx: Transaction, endpoint: EndpointRow, deliveryId: string): Promise<void> {
  const at = now();
  const { tenantId } = endpoint;
  if (await mayTell(tx, endpoint, at, new Date(at.getTime() - TOLD_EVERY_MS)))
    await enqueue(tx, 'send-webhook-mail', { tenantId, deliveryId });
}

/** What a try makes of a delivery: delivered, waiting for the next try, or parked after the last. D47-2. */
function outcome(row: DeliveryRow, { fault }: Posted, at: Date) {
  if (fault === null) return { state: 'delivered', tries: row.tries + 1, endedAt: at } as const;
  const wait = waitAfter(row.tries + 1);
  return wait === null
    ? ({ state: 'parked', tries: row.tries + 1, endedAt: at } as const)
    : ({ state: 'waiting', tries: row.tries + 1, nextAt: new Date(at.getTime() + wait) } as const);
}

/**
 * Stores a try with what it makes of the delivery and of the endpoint; once it is parked the client's admins get a mail. Does
 * nothing where somebody has asked for the delivery again, or deleted the endpoint. D47-2, D47-3.
 */
export async function recordResult(
  context: TenantContext,
  endpoint: EndpointRow,
  row: DeliveryRow,
  posted: Posted,
): Promise<void> {
  const at = now();
  const { status, fault, ms, response } = posted;
  const after = outcome(row, posted, at);
  const of = { tenantId: endpoint.tenantId, endpointId: endpoint.id };
  await withTenant(context, async (tx) => {
    const last = { lastStatus: status, lastError: fault, lastMs: ms };
    const attempt = { at, ms, status, error: fault, response };
    if (!(await recordTry(tx, of, row, { ...after, ...last }, attempt))) return;
    if (fault !== null || endpoint.failingSince) await noteFailing(tx, endpoint, fault === null ? null : at);
    if (after.state !== 'parked') return;
    const data = { delivery: row.id, type: row.type, before: 'waiting', after: 'parked' };
    await audit(tx, context, {
      action: 'webhook.parked',
      subjectType: 'webhook',
      subjectId: endpoint.id,
      data,
    });
    await tellAdmins(tx, endpoint, row.id);
  });
}
