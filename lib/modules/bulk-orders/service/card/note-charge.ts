import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findPayment, lockPayment, type BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import {
  addRefund,
  changeRefund,
  listRefunds,
  readShares,
  type BulkRefund,
} from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { lockBulkOrder, type LockedBulkOrder } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { goneOf, isGone, sharedOut } from '@/lib/modules/bulk-orders/rules/money-back';
import { isLaterDispute, isLaterRefund } from '@/lib/modules/payments/rules/money-back';
import { payments, type Charge } from '@/lib/payments';
import { countBack } from './count-back';
import { payeeOf } from './make-intent';
import { stopOrHoldBulk } from './stop-or-hold-bulk';
import { tellMoney } from './tell-money';

/** A refund or dispute as the provider tells it. */
interface Told {
  id: string;
  kind: 'refund' | 'dispute';
  amount: number;
  state: BulkRefund['state'];
  /** How often a dispute's money has moved; null for a refund. */
  moves: number | null;
  at: Date;
  /** The id of ours that it was made for. */
  ours: string | null;
}

function toldBy({ refunds, disputes }: Charge): Told[] {
  return [
    ...refunds.map(({ id, amount, state, ours, madeAt }) => {
      return {
        id,
        kind: 'refund' as const,
        amount,
        state,
        moves: null,
        at: madeAt,
        ours: ours?.editId ?? null,
      };
    }),
    ...disputes.map(({ id, amount, state, moves }) => {
      return { id, kind: 'dispute' as const, amount, state, moves, at: now(), ours: null };
    }),
  ];
}

/** A refund or dispute as it is now, and what it was; null for one that is new. */
interface Changed {
  back: BulkRefund;
  from: BulkRefund['state'] | null;
}

/** Whether what is told is newer than what is known: a state never goes back. D32-8. */
function isLater(known: BulkRefund, told: Told): boolean {
  type Dispute = Parameters<typeof isLaterDispute>[0];
  if (known.kind === 'dispute') return isLaterDispute(known as Dispute, told as Dispute);
  type Refund = Parameters<typeof isLaterRefund>[0];
  return isLaterRefund(known.state as Refund, told.state as Refund);
}

/** What of it belongs to which order: known once the money is gone. */
async function partsOf(tx: Transaction, payment: BulkPayment, told: Told, known: readonly BulkRefund[]) {
  const isSoGone = isGone({
    kind: told.kind,
    madeBy: 'provider',
    state: told.state,
    amountMinor: 0,
    parts: {},
  });
  return isSoGone ? sharedOut(told.amount, await readShares(tx, payment), known) : {};
}

/** One that is new: ours have a row from before they were made. Undefined for one whose row is still to be written. */
async function addTold(tx: Transaction, payment: BulkPayment, told: Told, known: BulkRefund[]) {
  const { tenantId, bulkOrderId } = payment;
  if (told.ours !== null && known.some(({ id }) => id === told.ours)) return undefined;
  const row: BulkRefund = {
    tenantId,
    id: told.id,
    bulkOrderId,
    kind: told.kind,
    madeBy: 'provider',
    providerId: told.id,
    amountMinor: told.amount,
    parts: await partsOf(tx, payment, told, known),
    state: told.state,
    moves: told.moves,
    madeAt: told.at,
  };
  await addRefund(tx, row);
  return row;
}

/**
 * Shares out one that was told of while a refund of ours stood in its place, which was never made: it found no order then.
 * Nothing else has changed by it.
 */
async function share(
  tx: Transaction,
  payment: BulkPayment,
  former: BulkRefund,
  known: readonly BulkRefund[],
): Promise<undefined> {
  if (!isGone(former) || former.madeBy !== 'provider' || Object.keys(former.parts).length > 0) return;
  const others = known.filter((one) => one !== former);
  const parts = sharedOut(former.amountMinor, await readShares(tx, payment), others);
  await changeRefund(tx, former, { parts });
  await countBack(tx, { ...former, parts });
}

async function changeTold(
  tx: Transaction,
  payment: BulkPayment,
  told: Told,
  known: BulkRefund[],
): Promise<Changed | undefined> {
  const former = known.find(({ providerId }) => providerId === told.id);
  if (!former) {
    const back = await addTold(tx, payment, told, known);
    return back && { back, from: null };
  }
  if (!isLater(former, told)) return share(tx, payment, former, known);
  const { moves } = told;
  if (former.state === told.state) {
    await changeRefund(tx, former, { moves });
    return share(tx, payment, former, known);
  }
  const others = known.filter((one) => one !== former);
  const isFirst = !isGone(former) && Object.keys(former.parts).length === 0;
  const parts = isFirst ? await partsOf(tx, payment, told, others) : former.parts;
  // A lost dispute takes the money on the day that it is lost.
  const madeAt = told.state === 'lost' ? now() : former.madeAt;
  const next = { ...former, state: told.state, parts, moves, madeAt };
  await changeRefund(tx, former, { state: next.state, parts, moves, madeAt });
  return { back: next, from: former.state };
}

/** After these more may be owed, or what is owed can be given back. */
const SETTLED: ReadonlySet<BulkRefund['state']> = new Set(['won', 'lost', 'failed']);

/** Writes down what is new; what has changed by it. */
async function keep(tx: Transaction, payment: BulkPayment, charge: Charge): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const told of toldBy(charge)) {
    const one = await changeTold(tx, payment, told, await listRefunds(tx, payment));
    if (!one) continue;
    await countBack(tx, one.back);
    changed.push(one);
  }
  return changed;
}

async function follow(
  tx: Transaction,
  context: TenantContext,
  { bulk, payment, changed }: { bulk: LockedBulkOrder; payment: BulkPayment; changed: readonly Changed[] },
): Promise<void> {
  const { tenantId, bulkOrderId, currency } = payment;
  const subject = { subjectType: 'event', subjectId: bulk.eventId } as const;
  for (const { back, from } of changed) {
    const { kind, state, amountMinor: minor } = back;
    const data = { bulk_order: bulkOrderId, ref: bulk.ref, kind, state, minor, currency };
    await audit(tx, context, { action: 'bulk.money_back', ...subject, data });
    await tellMoney(tx, back, from);
  }
  const returned = await listRefunds(tx, payment);
  const has = (...states: BulkRefund['state'][]) => returned.some(({ state }) => states.includes(state));
  const allGone = goneOf(returned) >= (payment.receivedMinor ?? 0);
  const why = has('open', 'inquiry')
    ? 'disputed'
    : has('lost')
      ? 'dispute_lost'
      : allGone
        ? 'refunded'
        : null;
  await stopOrHoldBulk(tx, context, bulk, why);
  // What was cancelled during a dispute could not be given back then, and what failed at the provider is owed again.
  if (changed.some(({ back }) => SETTLED.has(back.state)))
    await enqueue(
      tx,
      'refund-bulk-order',
      { tenantId, bulkOrderId },
      { jobKey: `refund-bulk:${bulkOrderId}` },
    );
}

/**
 * Acts on what happened to a Bulk order's payment at the provider without us: refunds made there, refunds that failed and
 * disputes. The charge itself is read, so that events may come in any order and more than once. Money that is all gone stops
 * what is not being made yet and holds the rest; while a dispute is open all of it is held. Throws as `readCharge` does. D32-7,
 * D36-12.
 */
export async function noteCharge(
  context: TenantContext,
  key: { tenantId: string; bulkOrderId: string },
): Promise<void> {
  const paid = await withTenantOnce(context, (tx) => findPayment(tx, key));
  if (paid?.state !== 'paid' || paid.intentId === null) return;
  const charge = await payments().readCharge(payeeOf(paid), paid.intentId);
  if (!charge || charge.refunds.length + charge.disputes.length === 0) return;
  await withTenant(context, async (tx) => {
    const bulk = await lockBulkOrder(tx, { tenantId: key.tenantId, id: key.bulkOrderId });
    const payment = await lockPayment(tx, key);
    if (!bulk || !payment) return;
    const changed = await keep(tx, payment, charge);
    // Our own refunds are told of by their own row.
    const outside = changed.filter(({ back }) => back.madeBy === 'provider' || back.state === 'failed');
    if (outside.length > 0) await follow(tx, context, { bulk, payment, changed: outside });
  });
}
