import { and, asc, desc, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { mails } from '@/lib/db/schema/mail';
import { orderEdits } from '@/lib/db/schema/order-edits';
import { orderHistory, orderLines, orderNotes, orders, orderThanks } from '@/lib/db/schema/orders';
import { fulfillers } from '@/lib/db/schema/fulfillers';
import { tenants } from '@/lib/db/schema/tenants';
import { askedRefundsOf, readMoneyBack } from '@/lib/modules/orders/service/statements/money-back';
import { readParcels } from '@/lib/modules/orders/service/statements/parcels';
import { readParent, readReplacements } from '@/lib/modules/orders/service/statements/replacements';
import { openUndo } from '@/lib/modules/orders/service/statements/undos';
import { readOtherOrders } from './other-orders';
import type { Transaction } from '@/lib/db/transaction';

/** An order with its lines, history, refunds and disputes, oldest first; undefined when this tenant has none of that id. */
export async function readOrderDetail(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select({
      order: orders,
      tenantName: tenants.name,
      event: { slug: events.slug, name: events.name },
      fulfiller: fulfillers.name,
      thanks: { message: orderThanks.message, writtenAt: orderThanks.writtenAt },
    })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .innerJoin(events, and(eq(events.tenantId, orders.tenantId), eq(events.id, orders.eventId)))
    .leftJoin(orderThanks, and(eq(orderThanks.tenantId, orders.tenantId), eq(orderThanks.orderId, orders.id)))
    .leftJoin(fulfillers, eq(fulfillers.id, orders.fulfillerId))
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  if (!found) return undefined;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const history = await tx
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.tenantId, tenantId), eq(orderHistory.orderId, orderId)))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id));
  const notes = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.tenantId, tenantId), eq(orderNotes.orderId, orderId)))
    .orderBy(asc(orderNotes.writtenAt), asc(orderNotes.id));
  const edits = await tx
    .select()
    .from(orderEdits)
    .where(and(eq(orderEdits.tenantId, tenantId), eq(orderEdits.orderId, orderId)))
    .orderBy(asc(orderEdits.createdAt), asc(orderEdits.id));
  const sent = await tx
    .select({
      id: mails.id,
      name: mails.kind,
      sentAt: mails.sentAt,
      createdAt: mails.createdAt,
      dropped: mails.dropped,
    })
    .from(mails)
    .where(and(eq(mails.tenantId, tenantId), eq(mails.orderId, orderId)))
    .orderBy(desc(mails.sentAt), desc(mails.id));
  const moneyBack = await readMoneyBack(tx, { tenantId, orderId });
  const asked = await askedRefundsOf(tx, { tenantId, orderId });
  const undo = await openUndo(tx, { tenantId, orderId });
  const { email } = found.order.snapshot.customer;
  const others = await readOtherOrders(tx, tenantId, { id: orderId, email });
  const key = { tenantId, orderId };
  const parent = found.order.parentOrderId === null ? undefined : await readParent(tx, key);
  const replacements = await readReplacements(tx, key);
  const parcels = await readParcels(tx, key);
  const told = { parcels, lines, history, edits, notes, sent, others, undo };
  return { ...found, parent, replacements, ...moneyBack, asked, ...told };
}

export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof readOrderDetail>>>;
