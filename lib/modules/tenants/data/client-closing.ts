import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import { clientOpenings, users } from '@/lib/db/schema/accounts';
import { events } from '@/lib/db/schema/events';
import { apiTokens } from '@/lib/db/schema/integrations';
import { closedClients, tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** A client, whose row nobody else holds until the transaction's end: no order is placed meanwhile. */
export async function holdClient(tx: Transaction, tenantId: string) {
  const { name, closedAt, closeReason, closedEvents } = tenants;
  const [found] = await tx
    .select({ name, closedAt, closeReason, closedEvents })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('update');
  return found;
}

/** The same to look at: it is not closed until the transaction's end. */
export async function shareClient(tx: Transaction, tenantId: string) {
  const { name, closedAt } = tenants;
  const [found] = await tx
    .select({ name, closedAt })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('share');
  return found;
}

interface Counted extends Record<string, unknown> {
  openOrders: number;
  unpaidOrders: number;
  liveEvents: number;
  webhooks: number;
  shopConnected: boolean;
  credit: { currency: Currency; balance: Minor; reserved: Minor }[];
}

/** What is open of a client, and what closing it ends. */
export async function countMatters(tx: Transaction, tenantId: string): Promise<Counted> {
  const { rows } = await tx.execute<Counted>(sql`
    select (select count(*)::integer from orders o
        where o.tenant_id = ${tenantId} and o.status not in ('shipped', 'cancelled')) as "openOrders",
      (select count(*)::integer from orders o
        where o.tenant_id = ${tenantId} and o.payment_status = 'awaiting_payment') as "unpaidOrders",
      (select count(*)::integer from events e
        where e.tenant_id = ${tenantId} and e.status = 'Active' and e.deleted_at is null) as "liveEvents",
      (select count(*)::integer from webhook_endpoints w where w.tenant_id = ${tenantId}) as webhooks,
      exists (select from shop_connections s
        where s.tenant_id = ${tenantId} and s.status <> 'uninstalled') as "shopConnected",
      (select coalesce(jsonb_agg(jsonb_build_object('currency', a.currency, 'balance', a.balance_minor,
          'reserved', a.reserved_minor) order by a.currency), '[]')
        from credit_accounts a where a.tenant_id = ${tenantId}) as credit`);
  const [row] = rows;
  if (!row) throw new Error('no counts');
  return row;
}

/** How many people of a client could log in, and its programs' tokens. In a directory transaction. */
export async function countDoors(tx: Transaction, tenantId: string, at: Date) {
  const people = await tx.$count(users, and(eq(users.tenantId, tenantId), isNull(users.disabledAt)));
  const isLive = sql`${apiTokens.revokedAt} is null and ${apiTokens.expiresAt} > ${at.toISOString()}::timestamptz`;
  return { people, tokens: await tx.$count(apiTokens, and(eq(apiTokens.tenantId, tenantId), isLive)) };
}

/** Puts a client's live events on hold; returns them. */
export async function holdEvents(tx: Transaction, tenantId: string, at: Date) {
  const { id, slug, name } = events;
  return tx
    .update(events)
    .set({ status: 'On hold', updatedAt: at })
    .where(and(eq(events.tenantId, tenantId), eq(events.status, 'Active'), isNull(events.deletedAt)))
    .returning({ id, slug, name });
}

/** Makes those of these events live again that are still on hold; returns them. */
export async function releaseEvents(tx: Transaction, tenantId: string, ids: readonly string[], at: Date) {
  const { id, slug, name } = events;
  if (ids.length === 0) return [];
  return tx
    .update(events)
    .set({ status: 'Active', updatedAt: at })
    .where(
      and(
        eq(events.tenantId, tenantId),
        inArray(events.id, [...ids]),
        eq(events.status, 'On hold'),
        isNull(events.deletedAt),
      ),
    )
    .returning({ id, slug, name });
}

/** Stores that a client is closed, or with null that it is not any more. */
export async function saveClosing(
  tx: Transaction,
  tenantId: string,
  closing: { reason: string; at: Date; by: string; events: string[] } | null,
): Promise<void> {
  await tx
    .update(tenants)
    .set({
      closeReason: closing?.reason ?? null,
      closedAt: closing?.at ?? null,
      closedBy: closing?.by ?? null,
      closedEvents: closing?.events ?? null,
    })
    .where(eq(tenants.id, tenantId));
}

/** Shuts logins and API tokens of a client. In a directory transaction. */
export async function shutDoors(tx: Transaction, tenantId: string, reason: string): Promise<void> {
  await tx.insert(closedClients).values({ tenantId, reason }).onConflictDoNothing();
}

/** Lets them in again. In a directory transaction. */
export async function unlockDoors(tx: Transaction, tenantId: string): Promise<void> {
  await tx.delete(closedClients).where(eq(closedClients.tenantId, tenantId));
}

/** Ends what staff have open of a client; returns who had. In a directory transaction. */
export async function endOpeningsOf(tx: Transaction, tenantId: string, at: Date): Promise<string[]> {
  const ended = await tx
    .update(clientOpenings)
    .set({ closedAt: sql`least(${clientOpenings.endsAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(clientOpenings.tenantId, tenantId), isNull(clientOpenings.closedAt)))
    .returning({ staffId: clientOpenings.staffId });
  return ended.map(({ staffId }) => staffId);
}
