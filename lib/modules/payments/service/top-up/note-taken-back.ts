import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { takeBackIn, takenBack } from '@/lib/modules/ledger/service/statements/top-up';
import { lockTopUp, type TopUp } from '@/lib/modules/payments/data/top-ups';
import { payments, type Charge } from '@/lib/payments';
import { ownTopUp, settleTopUp } from './settle-top-up';

/** Money of a top-up that has gone back, or has come again: a refund that failed, a dispute that was won. */
interface Move {
  id: string;
  amount: Minor;
  isGone: boolean;
}

/** An inquiry of a bank has taken nothing yet. */
function movesOf({ refunds, disputes }: Charge): Move[] {
  return [
    ...refunds.map(({ id, amount, state }) => ({ id, amount, isGone: state !== 'failed' })),
    ...disputes
      .filter(({ state }) => state !== 'inquiry')
      .map(({ id, amount, state }) => ({ id, amount, isGone: state !== 'won' })),
  ];
}

async function keep(context: TenantContext, topUp: TopUp, moves: readonly Move[]): Promise<void> {
  const { tenantId, id: topUpId, currency } = topUp;
  const paymentIds = moves.map(({ id }) => id);
  await withTenant(context, async (tx) => {
    // Two events at once would each miss what the other is about to write.
    await lockTopUp(tx, { tenantId, topUpId });
    const known = await takenBack(tx, { tenantId, paymentIds });
    for (const { id: paymentId, amount, isGone } of moves) {
      const payment = { currency, amount, paymentId };
      if (isGone && !known.taken.has(paymentId)) await takeBackIn(tx, context, { ...payment, how: 'taken' });
      const cameBack = !isGone && known.taken.has(paymentId) && !known.returned.has(paymentId);
      if (cameBack) await takeBackIn(tx, context, { ...payment, how: 'returned' });
    }
  });
}

/**
 * Acts on what happened to a top-up at the provider without us: refunds made there and disputes are taken off the
 * account, each once, and given back when they fail or are won. The charge itself is read, so that events may come in any
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
  if (charge) await keep(context, topUp, movesOf(charge));
  return true;
}
