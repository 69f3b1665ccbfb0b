import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import {
  captureCredit,
  CREDIT_CLOSED,
  releaseCredit,
} from '@/lib/modules/ledger/service/statements/close-reservation';
import {
  RESERVE_OUTCOME,
  reserveCredit,
  type ReserveOutcome,
} from '@/lib/modules/ledger/service/statements/reserve-credit';
import { addRow, moved, MOVED } from '@/lib/modules/ledger/service/statements/ledger-row';

/** An amount for an order. */
export interface Reservation {
  tenantId: string;
  currency: Currency;
  orderId: string;
  eventId: string | null;
  /** Above 0. */
  amount: Minor;
  /** Passes the event's budget, never the account. */
  pastBudget: boolean;
  at: Date;
}

/** Reserves an amount in one statement; null where there is no such account. */
export async function reserve(tx: Transaction, wanted: Reservation): Promise<ReserveOutcome | null> {
  const { tenantId, currency, orderId, eventId, amount, pastBudget, at } = wanted;
  const writes = reserveCredit({
    tenant: sql`${tenantId}`,
    currency: sql`${currency}`,
    order: sql`${orderId}`,
    event: sql`${eventId}::text`,
    amount: sql`${amount}`,
    at: sql`${at.toISOString()}`,
    pastBudget: sql`${pastBudget}::boolean`,
  });
  const { rows } = await tx.execute<{ outcome: ReserveOutcome | null }>(
    sql`with ${writes} select ${RESERVE_OUTCOME} as outcome`,
  );
  return rows[0]?.outcome ?? null;
}

/**
 * Captures or releases what is reserved for an order, in one statement; null where nothing is. `jobs` are added if it did:
 * last, once account and budget are locked, so that two that free credit can't block each other: a write of the `with` that
 * nothing reads would run after the job is added.
 */
export async function close(
  tx: Transaction,
  how: 'capture' | 'release',
  { tenantId, orderId, at }: Pick<Reservation, 'tenantId' | 'orderId' | 'at'>,
  jobs: readonly JobSpec[],
): Promise<Minor | null> {
  const writes = how === 'capture' ? captureCredit : releaseCredit;
  const parts = { tenant: sql`${tenantId}`, order: sql`${orderId}`, at: sql`${at.toISOString()}` };
  const { rows } = await tx.execute<{ closed: string | null }>(
    sql`with ${writes(parts)} select ${CREDIT_CLOSED} as closed,
      case when ${jobs.length > 0}::boolean and exists (select from credit_closed)
          and (select count(*) from ${how === 'release' ? sql`budget_used` : sql`credit_account`}) >= 0
        then enqueue_jobs(${JSON.stringify(jobs)}::json) end as jobs`,
  );
  const closed = rows[0]?.closed ?? null;
  return closed === null ? null : Number(closed);
}

/** Money that comes into an account or goes out of it without a reservation. */
export interface Deposit {
  tenantId: string;
  currency: Currency;
  /** Below 0 for money that goes out. */
  amount: Minor;
  at: Date;
}

interface After extends Record<string, unknown> {
  balance: string;
}

/** Adds a payment to an account in one statement; the balance after it. A unique index refuses the same one twice. */
export async function topUp(tx: Transaction, { paymentId, ...deposit }: Deposit & { paymentId: string }) {
  return add(tx, deposit, { kind: 'top_up', payment: sql`${paymentId}` });
}

/**
 * Money that the provider took back from us, or the fee of an order that is owed again (`charge`), and either given back
 * after all (`refund`), in one statement; the balance after it. A unique index refuses the same one twice.
 */
export async function moveBack(
  tx: Transaction,
  {
    kind,
    paymentId,
    orderId,
    ...deposit
  }: Deposit & { kind: 'charge' | 'refund'; paymentId: string; orderId?: string },
): Promise<Minor | null> {
  const order = orderId === undefined ? {} : { order: sql`${orderId}` };
  return add(tx, deposit, { kind, payment: sql`${paymentId}`, ...order });
}

/** What nothing has reserved on an account, its limit included, behind the account's lock; 0 where there is no such account. */
export async function lockAvailable(
  tx: Transaction,
  { tenantId, currency }: Pick<Deposit, 'tenantId' | 'currency'>,
): Promise<Minor> {
  const { rows } = await tx.execute<{ available: string }>(sql`
    select balance_minor + limit_minor - reserved_minor as available from credit_accounts
    where tenant_id = ${tenantId} and currency = ${currency} for update`);
  return Number(rows[0]?.available ?? 0);
}

/** A deposit by a person. `act`: what it is known by, so that the same one is never made twice; null for none. */
export interface CorrectionRow extends Deposit {
  reason: string;
  userId: string;
  act: string | null;
}

/**
 * Corrects an account in one statement; the balance after it, null where there is no such account. A unique index refuses
 * the same act twice.
 */
export async function correct(
  tx: Transaction,
  { reason, userId, act, ...deposit }: CorrectionRow,
): Promise<Minor | null> {
  const facts = { reason: sql`${reason}`, user: sql`${userId}`, payment: sql`${act}` };
  return add(tx, deposit, { kind: 'correction', ...facts });
}

async function add(
  tx: Transaction,
  { tenantId, currency, amount, at }: Deposit,
  facts: Omit<Parameters<typeof addRow>[2], 'balance' | 'reserved'>,
): Promise<Minor | null> {
  const tenant = sql`${tenantId}`;
  const row = { ...facts, balance: sql`${amount}::bigint`, reserved: sql`0` };
  const { rows } = await tx.execute<After>(sql`
    with account as (update credit_accounts a set balance_minor = a.balance_minor + ${amount}::bigint,
        ${moved(sql`${at.toISOString()}`)}
      where a.tenant_id = ${tenant} and a.currency = ${currency} returning ${MOVED}),
    row as (${addRow(tenant, sql`account a`, row)} returning balance_after_minor)
    select balance_after_minor as balance from row`);
  const [after] = rows;
  return after ? Number(after.balance) : null;
}
