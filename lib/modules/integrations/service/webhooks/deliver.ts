import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { webhooksEnv } from '@/lib/env/webhooks';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { traceOf } from '@/lib/kernel/trace-of';
import { findDue, nextDue, putOff, type DeliveryRow } from '@/lib/modules/integrations/data/deliveries';
import { findEndpoint, type EndpointRow } from '@/lib/modules/integrations/data/endpoints';
import { bodyOf } from './present-webhook';
import { recordResult } from './record-result';
import type { Resolve } from '@/lib/outbound/guarded-lookup';
import { postGuarded, type Posted } from '@/lib/outbound/post-guarded';
import { openKey, signedHeaders } from './send/sign';
import { sendLater } from './webhook-job';

type Job = JobPayloads['deliver-webhooks'];

/** So many subjects at once, and so many rounds before others have their turn. */
const [AT_ONCE, ROUNDS] = [10, 5];
const PUT_OFF_MS = 300_000;

/** What tests set: how names are looked up, and how long an answer may take. */
export interface DeliverOptions {
  resolve?: Resolve;
  timeoutMs?: number;
}

/** The keys that sign: the present one, and after a rotation the old one for a while. D47-7. */
function keysOf(endpoint: EndpointRow): Buffer[] {
  const overlaps = endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > now();
  const sealed = [endpoint.secret, ...(overlaps && endpoint.oldSecret ? [endpoint.oldSecret] : [])];
  return sealed.flatMap((one) => openKey(endpoint, one) ?? []);
}

async function sendOne(endpoint: EndpointRow, row: DeliveryRow, options: DeliverOptions): Promise<Posted> {
  const [keys, body] = [keysOf(endpoint), bodyOf(row)];
  const headers = signedHeaders({ id: row.eventId, at: now(), body }, keys);
  const local = webhooksEnv().WEBHOOKS_TO_LOCAL === '1';
  return postGuarded({ url: endpoint.url, headers, body, local, ...options });
}

/** Sends one delivery and stores what became of it; whether it arrived. One that can't be stored is put off, and holds up no other. */
async function deliverOne(
  context: TenantContext,
  endpoint: EndpointRow,
  row: DeliveryRow,
  options: DeliverOptions,
): Promise<boolean> {
  try {
    const posted = await sendOne(endpoint, row, options);
    await recordResult(context, endpoint, row, posted);
    return posted.fault === null;
  } catch (error) {
    log().warn({ fault: traceOf(error) }, 'what became of a webhook could not be stored');
    const until = new Date(now().getTime() + PUT_OFF_MS);
    await withTenant(context, (tx) => putOff(tx, { tenantId: context.tenantId, id: row.id }, until));
    return false;
  }
}

/** One round: what is due of each subject. `done`: nothing is due; `failed`: some did not arrive; `gone`: nothing to do. */
async function round(
  { tenantId, endpointId }: Job,
  isRetry: boolean,
  options: DeliverOptions,
): Promise<'sent' | 'done' | 'failed' | 'gone'> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const { endpoint, due } = await withTenant(context, async (tx) => {
    const found = await findEndpoint(tx, { tenantId, id: endpointId });
    return { endpoint: found, due: found ? await findDue(tx, { tenantId, endpointId }, now(), AT_ONCE) : [] };
  });
  if (!endpoint || endpoint.pausedAt) return 'gone';
  // One that fails is left to workers of its own.
  if (endpoint.failingSince && !isRetry) return 'failed';
  if (due.length === 0) return 'done';
  const arrived = await Promise.all(due.map((row) => deliverOne(context, endpoint, row, options)));
  return arrived.every(Boolean) ? 'sent' : 'failed';
}

/**
 * Sends an endpoint what is due, each subject's events in their order, different subjects side by side; then says when to go
 * on. `isRetry`: by the workers for endpoints that fail. At least once: what was sent and not stored is sent again. D47-2,
 * ADR 0095.
 */
export async function deliverWebhooks(
  job: Job,
  isRetry: boolean,
  options: DeliverOptions = {},
): Promise<void> {
  const { tenantId, endpointId } = job;
  let ended: Awaited<ReturnType<typeof round>> = 'sent';
  for (let turn = 0; turn < ROUNDS && ended === 'sent'; turn += 1) ended = await round(job, isRetry, options);
  if (ended === 'gone') return;
  await withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const next = await nextDue(tx, job);
    const key = { tenantId, id: endpointId };
    if (next) await sendLater(tx, key, { at: next, failing: ended === 'failed' });
  });
}
