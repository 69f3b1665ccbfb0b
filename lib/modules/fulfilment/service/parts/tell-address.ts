import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fulfiller, type AddressChange, type AddressOutcome } from '@/lib/fulfillers';
import { forgetAddress } from '@/lib/modules/fulfilment/data/address-changes';
import { findLine } from '@/lib/modules/fulfilment/data/fulfiller-lines';
import { readParts, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { isToBeTold } from '@/lib/modules/fulfilment/rules/parts/address-told';
import { restUntil } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { connectionOf } from '@/lib/modules/fulfilment/service/fulfillers/connection';
import { recipientOf } from '@/lib/modules/fulfilment/service/recipient-of';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { keepAddressAnswer, putOffAddress } from './settle-address';

type Job = JobPayloads['tell-address'];
type Order = typeof orders.$inferSelect;

/** What the printer is told; `isMade`: it has said that it makes the part, so it can change it. */
interface Prepared {
  change: AddressChange;
  isMade: boolean;
}

function changeOf(order: Order, { id, fulfillerId, addressSequence }: OrderPart): AddressChange {
  const { orderRef } = order;
  return {
    reference: id,
    orderRef,
    fulfillerId,
    sequence: addressSequence,
    recipient: recipientOf(order),
  };
}

/** Nothing where nobody waits for it: it was answered, or its part goes elsewhere or is sent anew, with the new address. */
async function prepare(tx: Transaction, context: TenantContext, job: Job): Promise<Prepared | null> {
  const { tenantId, orderId, submissionId } = job;
  const order = await lockOrder(tx, tenantId, orderId);
  const part = order && (await readParts(tx, { tenantId, orderId })).find(({ id }) => id === submissionId);
  if (!order || part?.addressState !== 'waiting') return null;
  if (order.status !== 'cancelled' && isToBeTold(part))
    return { change: changeOf(order, part), isMade: part.state === 'accepted' };
  // It left before its printer answered.
  if (order.status !== 'cancelled' && part.status === 'shipped')
    await keepAddressAnswer(tx, context, { order, part }, 'too_late');
  else await forgetAddress(tx, part);
  return null;
}

/** Until when a printer isn't called: its line is dead, or it asked to be left alone. Null where it can be called. */
async function awayUntil(fulfillerId: string): Promise<Date | null> {
  const line = await withDirectory((tx) => findLine(tx, fulfillerId));
  const at = now();
  if (line?.openedAt) return at;
  return line?.restUntil && line.restUntil > at ? line.restUntil : null;
}

async function call(change: AddressChange): Promise<AddressOutcome> {
  const { fulfillerId, reference } = change;
  try {
    return await fulfiller(await connectionOf(fulfillerId)).changeAddress(change);
  } catch {
    log().warn({ fulfillerId, submission: reference }, 'fulfiller was not told a corrected address');
    return { kind: 'unsure', retryAt: null };
  }
}

/**
 * Tells the printer of a part that the address of its order was corrected, and keeps what it says. A repeat has the same key. A printer
 * that gives no answer, or hasn't said yet that it makes the part, is told again for a day. Its answers say nothing of the line to it:
 * a printer without this call would seem dead. S5-71, S5-72.
 */
export async function tellAddress(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await withTenant(context, (tx) => prepare(tx, context, job));
  if (!prepared) return;
  const { change, isMade } = prepared;
  const told = { ...job, sequence: change.sequence };
  const away = await awayUntil(change.fulfillerId);
  if (away || !isMade) return putOffAddress(context, told, away);
  const heard = await call(change);
  if (heard.kind === 'unsure') return putOffAddress(context, told, restUntil(heard.retryAt, now()));
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    const parts = await readParts(tx, job);
    const part = parts.find(({ id }) => id === job.submissionId);
    if (order && part?.addressSequence === change.sequence)
      await keepAddressAnswer(tx, context, { order, part }, heard.kind);
  });
}
