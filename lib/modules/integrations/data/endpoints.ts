import { and, asc, eq, sql } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '@/lib/db/schema/integrations';
import type { Transaction } from '@/lib/db/transaction';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export interface EndpointKey {
  tenantId: string;
  id: string;
}

const isOne = ({ tenantId, id }: EndpointKey) =>
  and(eq(webhookEndpoints.tenantId, tenantId), eq(webhookEndpoints.id, id));

/** A tenant's endpoints, the oldest first. D47-7. */
export async function listEndpoints(tx: Transaction, tenantId: string): Promise<EndpointRow[]> {
  return tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.tenantId, tenantId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** How many deliveries of each endpoint wait, and how many were given up. */
export async function countOpen(
  tx: Transaction,
  tenantId: string,
): Promise<Map<string, { waiting: number; parked: number }>> {
  const { rows } = await tx.execute<{ id: string; waiting: number; parked: number }>(sql`
    select endpoint_id as id, (count(*) filter (where state = 'waiting'))::integer as waiting,
      (count(*) filter (where state = 'parked'))::integer as parked
    from ${webhookDeliveries} where tenant_id = ${tenantId} and state <> 'delivered' group by endpoint_id`);
  return new Map(rows.map(({ id, waiting, parked }) => [id, { waiting, parked }]));
}

export async function findEndpoint(tx: Transaction, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [found] = await tx.select().from(webhookEndpoints).where(isOne(key));
  return found;
}

/** One endpoint, which nobody else changes until the transaction ends; undefined for another tenant's. */
export async function lockEndpoint(tx: Transaction, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [found] = await tx.select().from(webhookEndpoints).where(isOne(key)).for('update');
  return found;
}

/** How many endpoints a tenant has; until the transaction ends nobody else can add one. D47-7. */
export async function countEndpoints(tx: Transaction, tenantId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${tenantId}`}, 0))`);
  return tx.$count(webhookEndpoints, eq(webhookEndpoints.tenantId, tenantId));
}

export async function insertEndpoint(
  tx: Transaction,
  row: typeof webhookEndpoints.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEndpoints).values(row);
}

/** Changes a locked endpoint, and counts its version up. */
export async function saveEndpoint(
  tx: Transaction,
  key: EndpointKey,
  change: Partial<Omit<EndpointRow, 'tenantId' | 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ ...change, version: sql`${webhookEndpoints.version} + 1` })
    .where(isOne(key));
}

/** Deletes an endpoint with its deliveries. */
export async function deleteEndpoint(tx: Transaction, key: EndpointKey): Promise<void> {
  await tx.delete(webhookEndpoints).where(isOne(key));
}

/** Notes since when an endpoint fails, or with null that it doesn't; whoever edits it meanwhile is not disturbed. */
export async function noteFailing(tx: Transaction, key: EndpointKey, since: Date | null): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({
      failingSince: since
        ? sql`coalesce(${webhookEndpoints.failingSince}, ${since.toISOString()}::timestamptz)`
        : null,
    })
    .where(isOne(key));
}

/** Notes since when an endpoint is slow, or with null that it isn't; whoever edits it meanwhile is not disturbed. D47-11. */
export async function noteSlow(tx: Transaction, key: EndpointKey, since: Date | null): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({
      slowSince: since
        ? sql`coalesce(${webhookEndpoints.slowSince}, ${since.toISOString()}::timestamptz)`
        : null,
    })
    .where(isOne(key));
}

/** True once per endpoint and day: whether its admins are to be told of what was given up. */
export async function mayTell(tx: Transaction, key: EndpointKey, at: Date, before: Date): Promise<boolean> {
  const { rows } =
    await tx.execute(sql`update ${webhookEndpoints} set told_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${key.tenantId} and id = ${key.id}
      and (told_at is null or told_at <= ${before.toISOString()}::timestamptz) returning id`);
  return rows.length === 1;
}
