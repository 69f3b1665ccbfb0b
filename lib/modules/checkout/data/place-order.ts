import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Pieces } from '@/lib/modules/orders/rules/stock';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import type { PaidRows } from '@/lib/modules/payments/service/statements/paid-rows';
import { insertOrder } from '@/lib/modules/orders/service/statements/insert-order';
import { orderLines, orders } from '@/lib/db/schema/orders';
import { paymentIntents } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';
import {
  RESERVE_OUTCOME,
  reserveCredit,
  type ReserveOutcome,
} from '@/lib/modules/ledger/service/statements/reserve-credit';
import {
  givePersonUseBack,
  giveVoucherBack,
  idsFrom,
  stockWritesOf,
  takePersonUse,
  takeVoucher,
} from '@/lib/modules/orders/service/statements/reservation';

/** One person's use of a voucher. */
interface VoucherUse {
  voucherId: string;
  person: string;
}

/** An order to write, with its reservations and what it takes over from the order it replaces. */
export interface Placement {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  /** Null when there is nothing to pay. */
  intent: typeof paymentIntents.$inferInsert | null;
  /** The customer's open order when prices were read. */
  seenOrderId: string | null;
  /** That order, if it still has a reservation that moves to this one. */
  formerId: string | null;
  moves: Pieces[];
  takeVoucherId: string | null;
  giveVoucherId: string | null;
  /** The use of one person, of the order's voucher or the former's; null where nothing of it changes. */
  takeUse: VoucherUse | null;
  giveUse: VoucherUse | null;
  /** What is reserved on the client's credit account by this statement, in minor units; 0 for nothing. */
  credit: number;
  /** The rows of an order that needs no payment; else `NOT_PAID`. */
  paid: PaidRows;
}

/** What could be reserved; unless all of it, the caller must roll back. */
export interface PlacementOutcome {
  /** False when another tab of the same customer was faster. */
  seated: boolean;
  formerClosed: boolean;
  voucherTaken: boolean;
  /** False when the person has used the voucher as often as one may. D41-2. */
  useTaken: boolean;
  /** What became of the credit; null where none was asked for. */
  credit: ReserveOutcome | null;
  /** Variants whose stock was changed. */
  stock: string[];
}

interface Values extends Record<string, unknown> {
  /** JSON of the order's own rows, the stock changes, and jobs. */
  given: string;
  tenant: string;
  order: string;
  customer: string;
  seen: string | null;
  former: string | null;
  take: string | null;
  give: string | null;
  used: string | null;
  usedBy: string | null;
  unused: string | null;
  unusedBy: string | null;
  /** Locked until the transaction ends, so that `readUnpaid` counts right; null for an order that nobody has to pay. */
  lock: string | null;
  credit: number;
  currency: string;
  event: string;
  variants: string[];
  /** Hexadecimal, since JSON has no bytes. */
  hash: string | null;
  at: string;
}

interface Answer extends Record<string, unknown> {
  seat: string[];
  former: string[];
  voucher: string[];
  voucher_use: string[];
  stock: string[];
  credit: ReserveOutcome | null;
}

const value = (name: keyof Values) => sql`${sql.placeholder(String(name))}`;
const tenant = value('tenant');
const at = sql`${value('at')}::timestamptz`;
const part = (name: string) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;

/**
 * Prevents two open orders from two tabs: it updates the customer only if their open order is still the one that was
 * read.
 */
const SEAT = sql`update customers set open_order_id = ${value('order')}, updated_at = ${at}
  where tenant_id = ${tenant} and id = ${value('customer')}
    and open_order_id is not distinct from ${value('seen')} returning id`;

const FORMER = sql`update orders set payment_status = 'cancelled', reserved = false, updated_at = ${at}
  where tenant_id = ${tenant} and id = ${value('former')} and payment_status = 'awaiting_payment' returning id`;

const FORMER_INTENT = sql`update payment_intents set state = 'cancelled'
  where tenant_id = ${tenant} and order_id = ${value('former')} returning 1`;

const { stock_locks: STOCK_LOCKS, stock: STOCK } = stockWritesOf(tenant, value('variants'), part('moves'));

/** What the shopper's charge doesn't cover: of the client's account, then of the event's budget. D36-4, D37-5. */
const CREDIT = reserveCredit({
  tenant,
  currency: value('currency'),
  order: value('order'),
  event: value('event'),
  amount: value('credit'),
  at: value('at'),
  allowed: sql`${value('credit')}::bigint > 0 and exists (select from seat)`,
});

/**
 * Null and empty parts write nothing. All parts of the statement see the same snapshot, so none may change another's
 * rows.
 */
const place = prepared<Values, Answer>(
  'place_order',
  () => sql`with given as (select ${value('given')}::jsonb as list),
    seat as (${SEAT}), former as (${FORMER}), former_intent as (${FORMER_INTENT}),
    voucher as (${takeVoucher(tenant, value('take'), at)}), voucher_back as (${giveVoucherBack(tenant, value('give'))}),
    voucher_use as (${takePersonUse(tenant, { voucherId: value('used'), person: value('usedBy') })}),
    use_back as (${givePersonUseBack(tenant, { voucherId: value('unused'), person: value('unusedBy') })}),
    stock_locks as (${STOCK_LOCKS}), stock as (${STOCK}),
    ${insertOrder(part, { request_hash: sql`decode(${value('hash')}, 'hex')` })},
    new_intent as (${insertJson(paymentIntents, part('intents'))}),
    ${CREDIT}
  select ${idsFrom('seat')} as seat, ${idsFrom('former')} as former, ${idsFrom('voucher')} as voucher,
    ${idsFrom('voucher_use')} as voucher_use,
    ${idsFrom('stock')} as stock,
    case when ${part('jobs')} <> '[]' then enqueue_jobs(${part('jobs')}::json) end as jobs,
    case when ${value('lock')}::text is not null
      then pg_advisory_xact_lock(hashtextextended(${value('lock')}, 0))::text end as locked,
    ${RESERVE_OUTCOME} as credit`,
);

/** Writes an order, its lines and intent, changes stock and voucher, and closes the former order: one round trip. */
export async function placeOrder(tx: Transaction, placement: Placement): Promise<PlacementOutcome> {
  const { order, lines, intent, formerId, moves, takeVoucherId, giveVoucherId, takeUse, giveUse, paid } =
    placement;
  const given = {
    orders: [jsonRow(orders, { ...order, requestHash: null })],
    lines: lines.map((line) => jsonRow(orderLines, { short: false, leftOut: 0, ...line })),
    intents: intent === null ? [] : [jsonRow(paymentIntents, intent)],
    moves,
    ...paid,
  };
  const [row] = await place(tx, {
    given: JSON.stringify(given),
    tenant: order.tenantId,
    order: order.id,
    customer: order.customerId,
    seen: placement.seenOrderId,
    former: formerId,
    take: takeVoucherId,
    give: giveVoucherId,
    used: takeUse?.voucherId ?? null,
    usedBy: takeUse?.person ?? null,
    unused: giveUse?.voucherId ?? null,
    unusedBy: giveUse?.person ?? null,
    lock: intent?.address ?? null,
    credit: placement.credit,
    currency: order.currency,
    event: order.eventId,
    variants: moves.map((move) => move.variantId),
    hash: order.requestHash?.toString('hex') ?? null,
    at: now().toISOString(),
  });
  return {
    seated: row?.seat.length === 1,
    formerClosed: formerId === null || row?.former.length === 1,
    voucherTaken: takeVoucherId === null || row?.voucher.length === 1,
    useTaken: takeUse === null || row?.voucher_use.length === 1,
    credit: row?.credit ?? null,
    stock: row?.stock ?? [],
  };
}

/** Stores the provider's id of an order's intent, which is known only after the order was committed. */
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
