import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { events } from '@/lib/db/schema/events';
import { orders } from '@/lib/db/schema/orders';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import { ownEvent } from '@/lib/modules/events/service/statements/own-event';

/** The newest order of a tenant, or of one event of it, that was accepted, of this kind. S2.2-101. */
export async function newestOrder(
  tx: Transaction,
  { tenantId, kind, eventId }: { tenantId: string; kind: OrderKind; eventId?: string | undefined },
): Promise<{ id: string; eventId: string } | undefined> {
  const [found] = await tx
    .select({ id: orders.id, eventId: orders.eventId })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.kind, kind),
        isNotNull(orders.status),
        eventId === undefined ? undefined : eq(orders.eventId, eventId),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return found;
}

/** The tenant, and the event whose look a mail without an order has: this one, else the newest, of this type if there is one. */
export async function senderFacts(
  tx: Transaction,
  {
    tenantId,
    type,
    eventId,
  }: { tenantId: string; type: 'Store' | 'Promo' | 'Bulk'; eventId?: string | undefined },
) {
  const [tenant] = await tx
    .select({ name: tenants.name, region: tenants.region, currency: tenants.currency })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  const [event] = await tx
    .select({ id: events.id, slug: events.slug, name: events.name })
    .from(events)
    .where(
      and(
        eq(events.tenantId, tenantId),
        isNull(events.deletedAt),
        eventId === undefined ? undefined : eq(events.id, eventId),
      ),
    )
    .orderBy(desc(sql`${events.type} = ${type}`), desc(events.createdAt), desc(events.id))
    .limit(1);
  return tenant && { tenant, event: event ?? null };
}

/** Who asked for a test, from the directory; undefined for one who is gone or whose address isn't confirmed. */
export async function findReader(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt), isNotNull(users.emailVerifiedAt)));
  return found;
}

/** An event of the tenant by its slug, locked against other changes; undefined for another's and a deleted one. S2.2-127. */
export async function findOwnEvent(tx: Transaction, tenantId: string, slug: string) {
  const [found] = await tx
    .select({ id: events.id, locked: events.locked, lockReason: events.lockReason })
    .from(events)
    .where(ownEvent(tenantId, slug))
    .for('share');
  return found;
}
