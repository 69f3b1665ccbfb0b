import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { takeBackIn, takenBack } from '@/lib/modules/ledger/service/statements/top-up';
import { lockTopUp, type TopUp } from '@/lib/modules/payments/data/top-ups';
import { moneyMoves, moveId, refundMoves } from '@/lib/modules/payments/rules/money-back';
import { returnId } from '@/lib/modules/payments/rules/top-up';
import { payments, type Charge } from '@/lib/payments';
import { ownTopUp, settleTopUp } from './settle-top-up';

/** A refund or dispute of a top-up, and how often its money has moved: gone, here again, gone once more. */
interface Back {
  id: string;
  amount: Minor;
  moves: number;
  what: 'refund' | 'dispute';
}

function backsOf({ id: topUpId }: TopUp, { refunds, disputes }: Charge): Back[] {
  return [
    ...refunds.map(({ id, amount, state, ours }) => ({
      // What we refund ourselves was taken off before the provider heard of it.
      id: ours === null ? id : returnId(topUpId),
      amount,
      moves: refundMoves(state),
      what: 'refund' as const,
    })),
    ...disputes.map((dispute) => ({
      id: dispute.id,
      amount: dispute.amount,
      moves: moneyMoves(dispute),
      what: 'dispute' as const,
    })),
  ];
}

const howOf = (move: number) => (move % 2 === 1 ? ('taken' as const) : ('returned' as const));

/** Writes the moves of one that the account doesn't tell of yet, each once, and tells the client's admins what is new. */
async function write(
  tx: Transaction,
  context: TenantContext,
  topUp: TopUp,
  { back: { id, amount, moves, what }, known }: { back: Back; known: number },
): Promise<void> {
  const { tenantId, id: topUpId, currency } = topUp;
  for (let move = known + 1; move <= moves; move += 1)
    await takeBackIn(tx, context, { currency, amount, paymentId: moveId(id, move), how: howOf(move) });
  // What went and came again before we heard of it is no news.
  if (moves <= known || (moves - known) % 2 === 0) return;
  const [paymentId, kind] = [moveId(id, moves), `${what}_${howOf(moves)}` as const];
  await enqueue(tx, 'send-top-up-mail', { tenantId, topUpId, paymentId, amount, kind });
}

async function keep(context: TenantContext, topUp: TopUp, backs: readonly Back[]): Promise<void> {
  const { tenantId, id: topUpId } = topUp;
  const steps = backs.map((back) => Array.from({ length: back.moves }, (_, at) => at + 1));
  const paymentIds = backs.flatMap(({ id }, at) => (steps[at] ?? []).map((move) => moveId(id, move)));
  await withTenant(context, async (tx) => {
    // Two events at once would each miss what the other is about to write.
    await lockTopUp(tx, { tenantId, topUpId });
    const told = await takenBack(tx, { tenantId, paymentIds });
    for (const [at, back] of backs.entries()) {
      const isKnown = (move: number) => told[howOf(move)].has(moveId(back.id, move));
      const known = (steps[at] ?? []).filter(isKnown).length;
      await write(tx, context, topUp, { back, known });
    }
  });
}

/**
 * Acts on what happened to a top-up at the provider without us: refunds made there and disputes are taken off the account, given
 * back when they fail or are won, and taken again where a dispute that was won is lost after all, each move once; the client's
 * admins are told. The charge itself is read, so that events may come in any order and more than once, and what was read early and
 * is written late changes nothing. False for a payment that is no top-up of ours. Throws as `readCharge` does. D36, D36-24, D37-3.
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
  if (charge) await keep(context, topUp, backsOf(topUp, charge));
  return true;
}
