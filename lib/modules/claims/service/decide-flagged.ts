import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { decideFlag, wasDecided } from '@/lib/modules/claims/data/decide-flag';
import { readFlagState } from '@/lib/modules/orders/service/statements/read-flag-state';
import { addHistory, lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { renewDelivery } from '@/lib/modules/orders/service/statements/renew-delivery';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { withTenantAgain } from '@/lib/db/with-tenant-again';
import { announce } from '@/lib/domain-events/announce';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { isDecidable } from '@/lib/modules/orders/service/waits-for-decision';
import { reserveOrWait } from '@/lib/modules/orders/service/reserve-or-wait';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { confirmKey } from './claim-rows';
import { readFlagged } from './list-flagged';

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Locks a waiting claim and decides it. Throws 404 for a claim that was never flagged, 409 for one that no longer
 * waits.
 */
async function decide(
  tx: Transaction,
  key: { tenantId: string; orderId: string },
  state: 'released' | 'refused',
  by: string,
): Promise<Locked & { decidedAt: Date }> {
  const order = await lockOrder(tx, key.tenantId, key.orderId);
  if (!order || (await readFlagState(tx, key)) === undefined) throw notFound();
  const decidedAt = now();
  const waits = isDecidable(order.status) && (await decideFlag(tx, { ...key, state, by, at: decidedAt }));
  if (!waits) throw new AppError('conflict');
  return { ...order, decidedAt };
}

/** Delivery dates count from now on (D17-1); the recipient gets a mail, and the order's page is notified. */
async function confirm(tx: Transaction, order: Locked & { decidedAt: Date }): Promise<void> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  await renewDelivery(tx, key, deliveryWindow(order.decidedAt, REGION_FACTS[order.region].timeZone));
  const mail = { ...key, kind: 'claim_confirmation', decision: String(order.decidedAt.getTime()) } as const;
  await enqueue(tx, 'send-order-mail', mail, { jobKey: confirmKey(order.id) });
  await announce(tx, 'order.changed', key);
}

interface Decision {
  orderId: string;
  userId: string;
  /** Part of a bulk act: a claim that this person has decided so already counts as done. */
  inBulk?: true;
}

const isRepeat = (
  tx: Transaction,
  context: TenantContext,
  decision: Decision,
  state: 'released' | 'refused',
) =>
  decision.inBulk
    ? wasDecided(tx, { tenantId: context.tenantId, orderId: decision.orderId, state, by: decision.userId })
    : false;

/**
 * Releases a flagged claim: it waits for the rest of its edit window, if any, and is then produced like any other; its
 * recipient gets the usual confirmation. One that had no credit when it was made asks for it again; one that
 * waits for room goes on waiting. D18, D24-2, D37-5. Throws 404 for another tenant's and for a claim that was never
 * flagged, 409 for one decided already.
 */
export async function releaseClaim(context: TenantContext, decision: Decision): Promise<void> {
  const { orderId, userId } = decision;
  const key = { tenantId: context.tenantId, orderId };
  await withTenantAgain(context, async (tx) => {
    if (await isRepeat(tx, context, decision, 'released')) return;
    const order = await decide(tx, key, 'released', userId);
    const status = movable(order).status ?? 'new';
    await addHistory(tx, {
      ...key,
      from: status,
      to: status,
      moved: false,
      reason: 'claim_released',
      actor: context.actor,
      userId,
    });
    await audit(tx, context, { action: 'claim.flag_released', subjectType: 'order', subjectId: orderId });
    // One that waits for room goes on waiting, and its recipient hears of it when it goes on.
    if (isWaiting(status)) return announce(tx, 'order.changed', key);
    await reserveOrWait(tx, context, order);
    await announce(tx, 'order.released', { ...key, editUntil: order.editUntil });
    await confirm(tx, order);
  });
}

/**
 * Cancels a flagged claim. Its code, its place under the cap, its stock and its keys are given back. The recipient is
 * told that the gift will not come, but not why. D22, D24-2. Throws as `releaseClaim` does.
 */
export async function refuseClaim(context: TenantContext, decision: Decision): Promise<void> {
  const { orderId, userId } = decision;
  const key = { tenantId: context.tenantId, orderId };
  await withTenantAgain(context, async (tx) => {
    if (await isRepeat(tx, context, decision, 'refused')) return;
    const order = await decide(tx, key, 'refused', userId);
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    await cancelOrder(tx, context, order, { actor, reason: 'claim_refused' });
    await audit(tx, context, { action: 'claim.flag_refused', subjectType: 'order', subjectId: orderId });
    const mail = { ...key, kind: 'claim_refused' } as const;
    await enqueue(tx, 'send-order-mail', mail, { jobKey: confirmKey(orderId) });
  });
}

/** Releases one claim, and reads it again. */
export async function releaseFlagged(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<FlaggedClaim> {
  await releaseClaim(context, { orderId, userId: user.id });
  return readFlagged(context, user, orderId);
}

/** Refuses one claim, and reads it again. */
export async function refuseFlagged(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<FlaggedClaim> {
  await refuseClaim(context, { orderId, userId: user.id });
  return readFlagged(context, user, orderId);
}
