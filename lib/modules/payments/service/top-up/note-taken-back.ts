import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { takeBackIn, takenBack } from '@/lib/modules/ledger/service/statements/top-up';
import { lockTopUp, type TopUp } from '@/lib/modules/payments/data/top-ups';
import { returnId } from '@/lib/modules/payments/rules/top-up';
import { payments, type Charge } from '@/lib/payments';
import { ownTopUp, settleTopUp } from './settle-top-up';

/** Money of a top-up that has gone back, or has come again: a refund that failed, a dispute that was won. */
interface Move {
  id: string;
  amount: Minor;
  isGone: boolean;
  what: 'refund' | 'dispute';
}

/** An inquiry of a bank has taken nothing yet. */
function movesOf({ id: topUpId }: TopUp, { refunds, disputes }: Charge): Move[] {
  return [
    ...refunds.map(({ id, amount, state, ours }) => ({
      // What we refund ourselves was taken off before the provider heard of it.
      id: ours === null ? id : returnId(topUpId),
      amount,
      isGone: state !== 'failed',
      what: 'refund' as const,
    })),
    ...disputes
      .filter(({ state }) => state !== 'inquiry')
      .map(({ id, amount, state }) => ({ id, amount, isGone: state !== 'won', what: 'dispute' as const })),
  ];
}

/** Moves the money of one of them, once, and tells the client's admins. */
async function write(
  tx: Transaction,
  context: TenantContext,
  { topUp, move, how }: { topUp: TopUp; move: Move; how: 'taken' | 'returned' },
): Promise<void> {
  const { tenantId, id: topUpId, currency } = topUp;
  const { id: paymentId, amount, what } = move;
  await takeBackIn(tx, context, { currency, amount, paymentId, how });
  await enqueue(tx, 'send-top-up-mail', { tenantId, topUpId, paymentId, amount, kind: `${what}_${how}` });
}

async function keep(context: TenantContext, topUp: TopUp, moves: readonly Move[]): Promise<void> {
  const { tenantId, id: topUpId } = topUp;
  const paymentIds = moves.map(({ id }) => id);
  await withTenant(context, async (tx) => {
    // Two events at once would each miss what the other is about to write.
    await lockTopUp(tx, { tenantId, topUpId });
    const known = await takenBack(tx, { tenantId, paymentIds });
    for (const move of moves) {
      const { id, isGone } = move;
      if (isGone && !known.taken.has(id)) await write(tx, context, { topUp, move, how: 'taken' });
      const cameBack = !isGone && known.taken.has(id) && !known.returned.has(id);
      if (cameBack) await write(tx, context, { topUp, move, how: 'returned' });
    }
  });
}

/**
 * Acts on what happened to a top-up at the provider without us: refunds made there and disputes are taken off the
 * account, each once, and given back when they fail or are won; the client's admins are told. The charge itself is read, so that events may come in any
 * order and more than once. False for a payment that is no top-up of ours. Throws as `readCharge` does. D36, D37-3.
 */
export async function noteTakenBack(
  payee: { region: Region; account: null },
  { intentId, requestId }: { intentId: string; requestId: string },
): Promise<boolean> {
  const intent = await payments().retrieveIntent(payee, intentId);
  if (!intent?.topUpId || intent.tenantId === null) return false;
  const context: TenantContext = { tenantId: intent.tenantId, actor: 'system', requestId };
  const key = { tenantId: intent.tenantId, topUpId: intent.topUpId };
  if (!(await ownTopUp(context, key, intentId))) return false;
  const topUp = await settleTopUp(context, intent.topUpId);
  const charge = topUp.standing === 'paid' ? await payments().readCharge(payee, intentId) : null;
  if (charge) await keep(context, topUp, movesOf(topUp, charge));
  return true;
}
