import { and, asc, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '@/lib/db/schema/integrations';
import type { Transaction } from '@/lib/db/transaction';
import type { DeliveryState } from '@/lib/modules/integrations/rules/deliveries';
import { TEST_TYPE } from '@/lib/modules/integrations/rules/event-types';

const d = webhookDeliveries;
const e = webhookEvents;

interface OfEndpoint {
  tenantId: string;
  endpointId: string;
}

const isOf = ({ tenantId, endpointId }: OfEndpoint) =>
  and(eq(d.tenantId, tenantId), eq(d.endpointId, endpointId));
const isOne = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(d.tenantId, tenantId), eq(d.id, id));

/** Waits, and nothing of its subject waits before it. D47-2. */
const isFirst = sql`${d.state} = 'waiting' and not exists (select from webhook_deliveries earlier
  where earlier.tenant_id = ${d.tenantId} and earlier.endpoint_id = ${d.endpointId} and earlier.subject = ${d.subject}
    and earlier.state = 'waiting' and earlier.seq < ${d.seq})`;

const ROW = {
  id: d.id,
  eventId: d.eventId,
  seq: d.seq,
  subject: d.subject,
  state: d.state,
  tries: d.tries,
  attempts: d.attempts,
  nextAt: d.nextAt,
  lastStatus: d.lastStatus,
  lastError: d.lastError,
  lastMs: d.lastMs,
  endedAt: d.endedAt,
  type: e.type,
  data: e.data,
  at: e.at,
};

const rows = (tx: Transaction) =>
  tx
    .select(ROW)
    .from(d)
    .innerJoin(e, and(eq(e.tenantId, d.tenantId), eq(e.id, d.eventId)));
export type DeliveryRow = Awaited<ReturnType<typeof rows>>[number];

/** What of an endpoint is due: the first that waits of each subject, the longest due first. D47-2. */
export async function findDue(
  tx: Transaction,
  of: OfEndpoint,
  at: Date,
  limit: number,
): Promise<DeliveryRow[]> {
  return rows(tx)
    .where(and(isOf(of), isFirst, sql`${d.nextAt} <= ${at.toISOString()}::timestamptz`))
    .orderBy(asc(d.nextAt), asc(d.seq))
    .limit(limit);
}

/** When the next delivery of an endpoint is due; null where none waits. */
export async function nextDue(tx: Transaction, of: OfEndpoint): Promise<Date | null> {
  const [next] = await tx
    .select({ nextAt: d.nextAt })
    .from(d)
    .where(and(isOf(of), isFirst))
    .orderBy(asc(d.nextAt))
    .limit(1);
  return next?.nextAt ?? null;
}

/** Stores what became of a try; false where the delivery was asked for again, or deleted, since it was read. */
export async function recordTry(
  tx: Transaction,
  of: OfEndpoint,
  before: DeliveryRow,
  after: Partial<typeof d.$inferInsert>,
  attempt: Omit<typeof webhookAttempts.$inferInsert, 'tenantId' | 'deliveryId' | 'no'>,
): Promise<boolean> {
  const no = before.attempts + 1;
  const stored = await tx
    .update(d)
    .set({ ...after, attempts: no })
    .where(
      and(
        isOne({ tenantId: of.tenantId, id: before.id }),
        eq(d.state, 'waiting'),
        eq(d.attempts, before.attempts),
      ),
    )
    .returning({ id: d.id });
  if (stored.length === 0) return false;
  await tx.insert(webhookAttempts).values({ ...attempt, tenantId: of.tenantId, deliveryId: before.id, no });
  return true;
}

/** An endpoint's log, the latest event first. D47-3. */
export async function listDeliveries(
  tx: Transaction,
  of: OfEndpoint,
  { state, before, limit }: { state?: DeliveryState | undefined; before: number | null; limit: number },
): Promise<DeliveryRow[]> {
  const conditions: (SQL | undefined)[] = [isOf(of)];
  if (state) conditions.push(eq(d.state, state));
  if (before !== null) conditions.push(lt(d.seq, before));
  return rows(tx)
    .where(and(...conditions))
    .orderBy(desc(d.seq))
    .limit(limit);
}

/** One delivery of an endpoint; undefined for another's. */
export async function findDelivery(
  tx: Transaction,
  of: OfEndpoint,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [found] = await rows(tx).where(and(isOf(of), eq(d.id, id)));
  return found;
}

/** The tries of a delivery, the latest first. */
export async function listAttempts(tx: Transaction, key: { tenantId: string; id: string }, limit: number) {
  const a = webhookAttempts;
  return tx
    .select()
    .from(a)
    .where(and(eq(a.tenantId, key.tenantId), eq(a.deliveryId, key.id)))
    .orderBy(desc(a.no))
    .limit(limit);
}

/** Lets deliveries that have ended be sent again: one, or up to `limit` that were given up. Returns how many. D47-3. */
export async function sendAgain(
  tx: Transaction,
  of: OfEndpoint,
  which: { id: string } | { limit: number },
  at: Date,
): Promise<number> {
  const chosen =
    'id' in which
      ? sql`id = ${which.id} and state <> 'waiting'`
      : sql`id in (select id from webhook_deliveries where tenant_id = ${of.tenantId} and endpoint_id = ${of.endpointId}
          and state = 'parked' order by seq limit ${which.limit})`;
  const { rows: again } = await tx.execute(sql`update webhook_deliveries
    set state = 'waiting', tries = 0, next_at = ${at.toISOString()}::timestamptz, ended_at = null
    where tenant_id = ${of.tenantId} and endpoint_id = ${of.endpointId} and ${chosen} returning id`);
  return again.length;
}

/** The test that waits at an endpoint, if any. */
export async function findWaitingTest(tx: Transaction, of: OfEndpoint): Promise<DeliveryRow | undefined> {
  const [found] = await rows(tx)
    .where(and(isOf(of), eq(d.state, 'waiting'), eq(e.type, TEST_TYPE)))
    .limit(1);
  return found;
}

/** Adds a test for one endpoint. */
export async function insertTest(
  tx: Transaction,
  of: OfEndpoint,
  ids: { id: string; eventId: string },
  at: Date,
): Promise<void> {
  const { tenantId, endpointId } = of;
  const [event] = await tx
    .insert(e)
    .values({ tenantId, id: ids.eventId, type: TEST_TYPE, subject: ids.eventId, data: {}, at })
    .returning({ seq: e.seq });
  await tx.insert(d).values({
    tenantId,
    endpointId,
    id: ids.id,
    eventId: ids.eventId,
    subject: ids.eventId,
    seq: event?.seq ?? 0,
    nextAt: at,
  });
}

/** Deletes up to `limit` events of a tenant from before `before`, with what became of them; returns how many. */
export async function deleteOld(
  tx: Transaction,
  tenantId: string,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows: gone } =
    await tx.execute(sql`delete from webhook_events where tenant_id = ${tenantId} and id in
    (select id from webhook_events where tenant_id = ${tenantId} and at < ${before.toISOString()}::timestamptz
     order by at limit ${limit}) returning id`);
  return gone.length;
}

/** Puts a delivery off that could not be stored, so that it is not sent over and over. */
export async function putOff(
  tx: Transaction,
  key: { tenantId: string; id: string },
  until: Date,
): Promise<void> {
  await tx
    .update(d)
    .set({ nextAt: until })
    .where(and(isOne(key), eq(d.state, 'waiting')));
}

/** The endpoint of a delivery that was given up; undefined where it was sent again, or is gone. */
export async function findEndpointOf(tx: Transaction, key: { tenantId: string; id: string }) {
  const w = webhookEndpoints;
  const [found] = await tx
    .select({ id: w.id, url: w.url })
    .from(d)
    .innerJoin(w, and(eq(w.tenantId, d.tenantId), eq(w.id, d.endpointId)))
    .where(and(isOne(key), eq(d.state, 'parked')));
  return found;
}
