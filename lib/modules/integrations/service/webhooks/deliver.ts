import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { webhooksEnv } from '@/lib/env/webhooks';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { traceOf } from '@/lib/kernel/trace-of';
import { findDue, nextDue, putOff, type DeliveryRow } from '@/lib/modules/integrations/data/deliveries';
import { findEndpoint, noteSlow, type EndpointRow } from '@/lib/modules/integrations/data/endpoints';
import { isClientClosed } from '@/lib/modules/events/service/statements/client-closed';
import { bodyOf } from './present-webhook';
import { enterLane } from './lane-places';
import { recordResult } from './record-result';
import type { Resolve } from '@/lib/outbound/guarded-lookup';
import { postGuarded, type Posted } from '@/lib/outbound/post-guarded';
import { openKey, signedHeaders } from './send/sign';
import { sendLater } from './webhook-job';

type Job = JobPayloads['deliver-webhooks'];

/** So many subjects at once, and so many rounds, or so long, before others have their turn. */
const [AT_ONCE, ROUNDS, TURN_MS] = [10, 5, 5_000];
/** An answer that takes longer makes an endpoint a slow one. */
const SLOW_MS = 2_000;
const PUT_OFF_MS = 300_000;
/** How long until an endpoint whose tenant has no worker free is looked at again. */
const CROWDED_MS = 1_000;

/** What tests set: how names are looked up, and how long an answer may take. */
export interface DeliverOptions {
  resolve?: Resolve;
  timeoutMs?: number;
  slowMs?: number;
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

interface Tried {
  arrived: boolean;
  ms: number;
}

/** Sends one delivery and stores what became of it; whether it arrived, and how long that took. One that can't be stored is put off, and holds up no other. */
async function deliverOne(
  context: TenantContext,
  endpoint: EndpointRow,
  row: DeliveryRow,
  options: DeliverOptions,
): Promise<Tried> {
  try {
    const posted = await sendOne(endpoint, row, options);
    await recordResult(context, endpoint, row, posted);
    return { arrived: posted.fault === null, ms: posted.ms };
  } catch (error) {
    log().warn({ fault: traceOf(error) }, 'what became of a webhook could not be stored');
    const until = new Date(now().getTime() + PUT_OFF_MS);
    await withTenant(context, (tx) => putOff(tx, { tenantId: context.tenantId, id: row.id }, until));
    return { arrived: false, ms: 0 };
  }
}

/** Notes whether an endpoint has become slow, or quick again; returns whether it is slow. D47-11. */
async function judge(
  context: TenantContext,
  endpoint: EndpointRow,
  tries: readonly Tried[],
  { slowMs = SLOW_MS }: DeliverOptions,
): Promise<boolean> {
  const slow = tries.some(({ ms }) => ms > slowMs);
  if (slow !== (endpoint.slowSince !== null))
    await withTenant(context, (tx) => noteSlow(tx, endpoint, slow ? now() : null));
  return slow;
}

/**
 * One round: what is due of each subject. `done`: nothing is due; `aside`: some did not arrive, or took long; `gone`: nothing
 * to do.
 */
async function round(
  { tenantId, endpointId }: Job,
  isAside: boolean,
  options: DeliverOptions,
): Promise<'sent' | 'done' | 'aside' | 'gone'> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const { endpoint, due } = await withTenant(context, async (tx) => {
    const found = await findEndpoint(tx, { tenantId, id: endpointId });
    // A closed client's programs get nothing; what they miss is sent once it is open again. S2.2-198.
    if (await isClientClosed(tx, tenantId)) return { endpoint: undefined, due: [] };
    return { endpoint: found, due: found ? await findDue(tx, { tenantId, endpointId }, now(), AT_ONCE) : [] };
  });
  if (!endpoint || endpoint.pausedAt) return 'gone';
  // One that fails or is slow is left to workers of its own.
  if ((endpoint.failingSince || endpoint.slowSince) && !isAside) return 'aside';
  if (due.length === 0) return 'done';
  const tries = await Promise.all(due.map((row) => deliverOne(context, endpoint, row, options)));
  const slow = await judge(context, endpoint, tries, options);
  return !slow && tries.every(({ arrived }) => arrived) ? 'sent' : 'aside';
}

async function takeTurn(job: Job, isAside: boolean, options: DeliverOptions): Promise<void> {
  const { tenantId, endpointId } = job;
  const began = performance.now();
  let ended: Awaited<ReturnType<typeof round>> = 'sent';
  for (let turn = 0; turn < ROUNDS && ended === 'sent' && performance.now() - began < TURN_MS; turn += 1)
    ended = await round(job, isAside, options);
  if (ended === 'gone') return;
  await withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const next = await nextDue(tx, job);
    if (next) await sendLater(tx, { tenantId, id: endpointId }, { at: next, aside: ended === 'aside' });
  });
}

/**
 * Sends an endpoint what is due, each subject's events in their order, different subjects side by side; then says when to go
 * on. `isAside`: by the workers for endpoints that fail or are slow. A tenant whose endpoints have enough workers of this
 * process waits for one of them, so that others find one. At least once: what was sent and not stored is sent again. D47-2,
 * D47-11, ADR 0095.
 */
export async function deliverWebhooks(
  job: Job,
  isAside: boolean,
  options: DeliverOptions = {},
): Promise<void> {
  const { tenantId, endpointId } = job;
  const leave = enterLane(tenantId, isAside);
  if (leave) return takeTurn(job, isAside, options).finally(leave);
  const at = new Date(now().getTime() + CROWDED_MS);
  await withTenant({ tenantId, actor: 'system' }, (tx) =>
    sendLater(tx, { tenantId, id: endpointId }, { at, aside: isAside }),
  );
}
