import type { creditReservations, ledgerRows } from '@/lib/db/schema/ledger';
import type { Currency } from '@/lib/kernel/money';
import type { LedgerKind } from '@/lib/modules/ledger/rules/kinds';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { daysBefore } from '../moments';
import type { OrderRow, OrderRows } from './rows';

type LedgerRow = typeof ledgerRows.$inferInsert;
type Reservation = typeof creditReservations.$inferInsert;

/** One movement, before it has its number and sums. */
interface Movement {
  tenantId: string;
  currency: Currency;
  kind: LedgerKind;
  balance: number;
  reserved: number;
  at: Date;
  orderId: string | null;
  eventId: string | null;
  reason: string | null;
  userId: string | null;
  paymentId: string | null;
}

/** An account after its movements. */
interface SeededAccount {
  tenantId: string;
  currency: Currency;
  balanceMinor: number;
  reservedMinor: number;
  movements: number;
  movedAt: Date;
}

/** What the seeded orders have moved. */
export interface CreditRows {
  rows: LedgerRow[];
  reservations: Reservation[];
  accounts: SeededAccount[];
  /** Event → what its orders have cost, reserved or captured. */
  used: Map<string, number>;
}

type Extra = Pick<Movement, 'tenantId' | 'currency' | 'kind' | 'balance' | 'at' | 'reason' | 'userId'> & {
  paymentId: string | null;
};

/**
 * Movements that belong to no order. What Fjord & Fern had made outside its store leaves too little for the order that waits
 * for its limit. Tidewater has no limit, and paid in what a small order with dear shipping owed beside its charge.
 */
const extras = (at: Date): Extra[] => [
  {
    tenantId: 'ten_fjord',
    currency: 'GBP',
    kind: 'correction',
    balance: -180_000,
    at: daysBefore(at, 40),
    reason: 'Samples for the spring fair, as agreed',
    userId: 'usr_accounts',
    paymentId: null,
  },
  {
    tenantId: 'ten_tidewater',
    currency: 'GBP',
    kind: 'top_up',
    balance: 2500,
    at: daysBefore(at, 60),
    reason: null,
    userId: null,
    paymentId: 'pi_demo_top_up_tidewater',
  },
];

/** When the order came to this status; null if it never did. */
const reached = (sales: OrderRows, order: OrderRow, status: string): Date | null =>
  sales.history.findLast((step) => step.orderId === order.id && step.toStatus === status)?.at ?? null;

function movementsOf(sales: OrderRows, order: OrderRow): Movement[] {
  const held = order.creditMinor ?? 0;
  if (held === 0 || isWaiting(order.status ?? null)) return [];
  const { tenantId, currency, id: orderId, eventId, createdAt } = order;
  const one = (kind: LedgerKind, at: Date, balance: number, reserved: number): Movement => ({
    tenantId,
    currency,
    kind,
    balance,
    reserved,
    at,
    orderId,
    eventId,
    reason: null,
    userId: null,
    paymentId: null,
  });
  const shipped = reached(sales, order, 'shipped');
  const cancelled = reached(sales, order, 'cancelled');
  return [
    one('reserve', createdAt ?? new Date(0), 0, held),
    ...(shipped ? [one('capture', shipped, -held, -held)] : []),
    ...(cancelled ? [one('release', cancelled, 0, -held)] : []),
  ];
}

function addTo(accounts: Map<string, SeededAccount>, one: Movement): SeededAccount {
  const { tenantId, currency, at } = one;
  const key = `${tenantId} ${currency}`;
  const before = accounts.get(key);
  const after = {
    tenantId,
    currency,
    balanceMinor: (before?.balanceMinor ?? 0) + one.balance,
    reservedMinor: (before?.reservedMinor ?? 0) + one.reserved,
    movements: (before?.movements ?? 0) + 1,
    movedAt: at,
  };
  accounts.set(key, after);
  return after;
}

const rowOf = (one: Movement, after: SeededAccount): LedgerRow => ({
  tenantId: one.tenantId,
  id: `led_${one.currency.toLowerCase()}_${String(after.movements).padStart(12, '0')}`,
  currency: one.currency,
  number: after.movements,
  kind: one.kind,
  balanceMinor: one.balance,
  reservedMinor: one.reserved,
  balanceAfterMinor: after.balanceMinor,
  reservedAfterMinor: after.reservedMinor,
  orderId: one.orderId,
  paymentId: one.paymentId,
  eventId: one.eventId,
  reason: one.reason,
  madeByUserId: one.userId,
  madeAt: one.at,
});

function reservationOf(moves: readonly Movement[]): Reservation[] {
  const [made] = moves;
  const last = moves.at(-1);
  if (!made?.orderId || !last) return [];
  const state = last.kind === 'capture' ? 'captured' : last.kind === 'release' ? 'released' : 'open';
  const { tenantId, orderId, currency, eventId, reserved: heldMinor, at: madeAt } = made;
  const closedAt = state === 'open' ? null : last.at;
  return [{ tenantId, orderId, currency, eventId, heldMinor, state, madeAt, closedAt }];
}

/** The ledger of the seeded orders that cost their client something: reserved, then captured or released. D37-3, D37-4. */
export function creditRows(sales: OrderRows, at: Date): CreditRows {
  const byOrder = sales.orders.map((order) => movementsOf(sales, order));
  const others = extras(at).map((one) => ({ ...one, reserved: 0, orderId: null, eventId: null }));
  const all = [...others, ...byOrder.flat()].sort((a, b) => a.at.getTime() - b.at.getTime());
  const accounts = new Map<string, SeededAccount>();
  const used = new Map<string, number>();
  const rows = all.map((one) => {
    const counts = one.kind === 'reserve' || one.kind === 'release';
    if (one.eventId && counts) used.set(one.eventId, (used.get(one.eventId) ?? 0) + one.reserved);
    return rowOf(one, addTo(accounts, one));
  });
  return { rows, reservations: byOrder.flatMap(reservationOf), accounts: [...accounts.values()], used };
}
