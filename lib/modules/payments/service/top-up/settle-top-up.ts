import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { isId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { topUpIn } from '@/lib/modules/ledger/service/statements/top-up';
import { findTopUp, settle, type TopUp, type TopUpKey } from '@/lib/modules/payments/data/top-ups';
import { nextTopUpLook, TOP_UP_LIFE_MS } from '@/lib/modules/payments/rules/top-up';
import { returnChargesIn } from '@/lib/modules/payments/service/statements/return-charges';
import { payments, type PaymentIntent } from '@/lib/payments';

/** `open`: nothing has been paid yet; `processing`: the bank has not answered yet. */
export type TopUpStanding = 'open' | 'processing' | 'paid' | 'cancelled';

const payeeOf = ({ region }: TopUp) => ({ region, account: null });

/** Adds the payment to the account, once, however many tell of it at once. */
async function keepPaid(context: TenantContext, topUp: TopUp, intent: PaymentIntent): Promise<TopUpStanding> {
  const { tenantId, id: topUpId, currency } = topUp;
  const { id: intentId, received: amountMinor } = intent;
  if (intent.currency !== currency) throw new RangeError(`${topUpId} was paid in another currency`);
  await withTenant(context, async (tx) => {
    // What was received counts, should somebody have changed the amount at the provider.
    const paid = { state: 'paid', intentId, amountMinor, at: now() } as const;
    if (!(await settle(tx, { tenantId, topUpId }, paid))) return;
    await topUpIn(tx, context, { currency, amount: amountMinor, paymentId: intentId });
    // Its order was cancelled before the bank had answered.
    if (topUp.orderId !== null) await returnChargesIn(tx, context, topUp.orderId);
  });
  return 'paid';
}

async function giveUp(context: TenantContext, { tenantId, id: topUpId }: TopUp): Promise<'cancelled'> {
  await withTenant(context, (tx) => settle(tx, { tenantId, topUpId }, { state: 'cancelled', at: now() }));
  return 'cancelled';
}

async function follow(context: TenantContext, topUp: TopUp, intent: PaymentIntent): Promise<TopUpStanding> {
  if (intent.state === 'succeeded') return keepPaid(context, topUp, intent);
  if (intent.state === 'cancelled') return giveUp(context, topUp);
  return intent.state;
}

async function known(context: TenantContext, { tenantId, topUpId }: TopUpKey): Promise<TopUp> {
  const topUp = await withTenantOnce(context, (tx) => findTopUp(tx, { tenantId, topUpId }));
  if (!topUp) throw notFound();
  return topUp;
}

/**
 * Asks the provider what has become of a top-up, and adds it to the account once it is paid. Safe to repeat, from the
 * page, the provider's event and the clock alike. Throws 404 for one that this client doesn't have, and the provider's
 * errors. D37-1.
 */
export async function settleTopUp(
  context: TenantContext,
  topUpId: string,
): Promise<TopUp & { standing: TopUpStanding }> {
  const topUp = await known(context, { tenantId: context.tenantId, topUpId });
  const { state, intentId } = topUp;
  if (state !== 'open' || intentId === null) return { ...topUp, standing: state };
  const intent = await payments().retrieveIntent(payeeOf(topUp), intentId);
  const standing = intent ? await follow(context, topUp, intent) : await giveUp(context, topUp);
  return { ...topUp, standing };
}

/**
 * The top-up that an intent says it is; null for one of another installation on the same account, and for an intent that
 * only bears our top-up's name.
 */
export async function ownTopUp(
  context: TenantContext,
  key: TopUpKey,
  intentId: string,
): Promise<TopUp | null> {
  if (!isId('tenant', key.tenantId)) return null;
  const topUp = await withTenantOnce(context, (tx) => findTopUp(tx, key));
  return topUp && (topUp.intentId ?? intentId) === intentId ? topUp : null;
}

/**
 * Acts on what the provider tells of a top-up: asks again itself, so that events may come in any order. False for one that
 * we don't have.
 */
export async function noteTopUp(key: TopUpKey, intent: PaymentIntent, requestId: string): Promise<boolean> {
  const context: TenantContext = { tenantId: key.tenantId, actor: 'system', requestId };
  const topUp = await ownTopUp(context, key, intent.id);
  if (!topUp) return false;
  const seen = topUp.state === 'paid' ? null : await payments().retrieveIntent(payeeOf(topUp), intent.id);
  if (seen) await follow(context, topUp, seen);
  return true;
}

/** Cancels one that nobody has paid in a day; one whose intent never reached a browser can't be paid. */
async function expire(context: TenantContext, topUp: TopUp): Promise<TopUpStanding> {
  if (topUp.intentId === null) return giveUp(context, topUp);
  const after = await payments().cancelIntent(payeeOf(topUp), topUp.intentId);
  return after ? follow(context, topUp, after) : giveUp(context, topUp);
}

/**
 * Looks at a top-up by the clock, and again later while it is open; after a day it is cancelled. Rejects when the
 * provider can't be reached, so that the job is retried.
 */
export async function lookAtTopUp({ tenantId, topUpId }: TopUpKey): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const found = await settleTopUp(context, topUpId);
  const isOld = now().getTime() - new Date(found.madeAt).getTime() >= TOP_UP_LIFE_MS;
  const standing = isOld && found.standing === 'open' ? await expire(context, found) : found.standing;
  if (standing === 'paid' || standing === 'cancelled') return;
  const look = { runAt: nextTopUpLook(new Date(found.madeAt), now()), jobKey: `top-up:${topUpId}` };
  await withTenant(context, (tx) => enqueue(tx, 'look-at-top-up', { tenantId, topUpId }, look));
}
