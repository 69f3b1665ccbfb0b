import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Pieces } from '@/lib/domain/checkout/stock';
import { customers, orderLines, orders, paymentIntents } from '@/lib/db/schema/orders';
import { together } from '@/lib/db/together';
import type { Transaction } from '@/lib/db/transaction';
import { giveVoucherBack, idsFrom, stockWrites, takeVoucher } from './reservation';

/** An order to be written with all that it reserves, and what it takes over from the one it replaces. */
export interface Placement {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  /** Null when there is nothing to pay. */
  intent: typeof paymentIntents.$inferInsert | null;
  /** The open order the customer had when prices were read. */
  seenOrderId: string | null;
  /** That order, when it still holds a reservation that moves to this one. */
  formerId: string | null;
  moves: Pieces[];
  takeVoucherId: string | null;
  giveVoucherId: string | null;
  /** What belongs to an order that needs no payment. */
  writes: Record<string, SQLWrapper>;
  jobs: SQL[];
}

/** What of it could be had; unless all, the caller must roll back. */
export interface PlacementOutcome {
  /** False when another tab of the same customer was quicker. */
  seated: boolean;
  formerClosed: boolean;
  voucherTaken: boolean;
  /** Variants whose stock was moved. */
  stock: string[];
}

function formerWrites(tx: Transaction, tenantId: string, formerId: string): Record<string, SQLWrapper> {
  const at = now();
  return {
    former: tx
      .update(orders)
      .set({ paymentStatus: 'cancelled', reserved: false, updatedAt: at })
      .where(
        and(
          eq(orders.tenantId, tenantId),
          eq(orders.id, formerId),
          eq(orders.paymentStatus, 'awaiting_payment'),
        ),
      )
      .returning({ id: orders.id }),
    former_intent: tx
      .update(paymentIntents)
      .set({ state: 'cancelled' })
      .where(and(eq(paymentIntents.tenantId, tenantId), eq(paymentIntents.orderId, formerId))),
  };
}

/** The write that makes two tabs one order: it succeeds only for who saw the customer's open order as it still is. */
function seatWrite(placement: Placement): SQL {
  const { tenantId, customerId, id } = placement.order;
  return sql`update ${customers} set open_order_id = ${id}, updated_at = ${now().toISOString()}
    where tenant_id = ${tenantId} and id = ${customerId}
      and open_order_id is not distinct from ${placement.seenOrderId} returning id`;
}

/** Writes an order, its lines and intent, moves stock and voucher, and closes the former order: one round trip. */
export async function placeOrder(tx: Transaction, placement: Placement): Promise<PlacementOutcome> {
  const { order, lines, intent, formerId, moves, takeVoucherId, giveVoucherId } = placement;
  const writes: Record<string, SQLWrapper> = {
    seat: seatWrite(placement),
    ...(formerId === null ? {} : formerWrites(tx, order.tenantId, formerId)),
    ...(takeVoucherId === null ? {} : { voucher: takeVoucher(order.tenantId, takeVoucherId) }),
    ...(giveVoucherId === null ? {} : { voucher_back: giveVoucherBack(order.tenantId, giveVoucherId) }),
    ...(moves.length === 0 ? {} : stockWrites(order.tenantId, moves)),
    new_order: tx.insert(orders).values(order),
    new_lines: tx.insert(orderLines).values(lines),
    ...(intent === null ? {} : { new_intent: tx.insert(paymentIntents).values(intent) }),
    ...placement.writes,
  };
  const ids = (name: string) => (name in writes ? idsFrom(name) : sql`'[]'::jsonb`);
  const columns = [
    sql`${ids('seat')} as seat, ${ids('former')} as former, ${ids('voucher')} as voucher, ${ids('stock')} as stock`,
    ...placement.jobs,
  ];
  const answer = sql`select ${sql.join(columns, sql`, `)}`;
  const [row] = await together<Record<'seat' | 'former' | 'voucher' | 'stock', string[]>>(tx, writes, answer);
  return {
    seated: row?.seat.length === 1,
    formerClosed: formerId === null || row?.former.length === 1,
    voucherTaken: takeVoucherId === null || row?.voucher.length === 1,
    stock: row?.stock ?? [],
  };
}

/** Keeps the provider's id of an order's intent, which is known only after the order was committed. */
export async function storeIntentId(
  tx: Transaction,
  tenantId: string,
  orderId: string,
  intentId: string,
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ intentId })
    .where(and(eq(paymentIntents.tenantId, tenantId), eq(paymentIntents.orderId, orderId)));
}
