import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fulfiller, type AddressChange, type AddressOutcome } from '@/lib/fulfillers';
import { forgetAddress } from '@/lib/modules/fulfilment/data/address-changes';
import { readAtPrinters, type AtPrinter } from '@/lib/modules/fulfilment/data/at-printers';
import { findLine } from '@/lib/modules/fulfilment/data/fulfiller-lines';
import { SENT_FOR_MS } from '@/lib/modules/fulfilment/data/submission-queue';
import { isToBeTold } from '@/lib/modules/fulfilment/rules/parts/address-told';
import { restUntil } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { connectionOf } from '@/lib/modules/fulfilment/service/fulfillers/connection';
import { recipientOf } from '@/lib/modules/fulfilment/service/recipient-of';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { keepAddressAnswer, putOffAddress } from './settle-address';

type Job = JobPayloads['tell-address'];
type Order = typeof orders.$inferSelect;

/** What the printer is told; `isMade`: it has said that it makes it, so it can change it. */
interface Prepared {
  change: AddressChange;
  isMade: boolean;
}

function changeOf(order: Order, { id, fulfillerId, addressSequence }: AtPrinter): AddressChange {
  const { orderRef } = order;
  return {
    reference: id,
    orderRef,
    fulfillerId,
    sequence: addressSequence,
    recipient: recipientOf(order),
  };
}

/**
 * Plans, with a call, the same call once more for when it would have ended: should its worker die, or its machine be gone, any other
 * does it, unless its answer was kept or it was put off by then. The queue itself takes a worker without a lock for dead later, and a
 * machine that is gone after twenty seconds. S5-77.
 */
async function tellAgainIfLost(tx: Transaction, job: Job, { addressSequence, addressTries }: AtPrinter) {
  const { tenantId, orderId, submissionId } = job;
  const lost = { sequence: addressSequence, tries: addressTries };
  const jobKey = `lost-address:${submissionId}:${lost.sequence}:${lost.tries}`;
  const runAt = new Date(now().getTime() + SENT_FOR_MS);
  await enqueue(tx, 'tell-address', { tenantId, orderId, submissionId, lost }, { runAt, jobKey });
}

const isHeardOf = ({ lost }: Job, { addressSequence, addressTries }: AtPrinter): boolean =>
  lost !== undefined && (lost.sequence !== addressSequence || lost.tries !== addressTries);

/** Nothing where nobody waits for it: it was answered, or it goes elsewhere or is sent anew, with the new address. */
async function prepare(tx: Transaction, context: TenantContext, job: Job): Promise<Prepared | null> {
  const { tenantId, orderId, submissionId } = job;
  const order = await lockOrder(tx, tenantId, orderId);
  const held = order && (await readAtPrinters(tx, order)).find(({ id }) => id === submissionId);
  if (!order || held?.addressState !== 'waiting' || isHeardOf(job, held)) return null;
  if (order.status !== 'cancelled' && isToBeTold(held)) {
    const isMade = held.state === 'accepted';
    if (isMade && !job.lost) await tellAgainIfLost(tx, job, held);
    return { change: changeOf(order, held), isMade };
  }
  // It left before its printer answered.
  if (order.status !== 'cancelled' && held.status === 'shipped')
    await keepAddressAnswer(tx, context, { order, held }, { kind: 'too_late' });
  else await forgetAddress(tx, held);
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
 * Tells the printer of an order, or of a part of it, that its address was corrected, and keeps what it says. A repeat has the same key. A
 * printer that gives no answer, or hasn't said yet that it makes it, is told again for a day. Its answers say nothing of the line to it:
 * a printer without this call would seem dead. S5-71, S5-72.
 */
export async function tellAddress(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await withTenant(context, (tx) => prepare(tx, context, job));
  if (!prepared) return;
  const { change, isMade } = prepared;
  const { tenantId, orderId, submissionId } = job;
  const told = { tenantId, orderId, submissionId, sequence: change.sequence };
  const away = await awayUntil(change.fulfillerId);
  if (away || !isMade) return putOffAddress(context, told, away);
  const heard = await call(change);
  if (heard.kind === 'unsure') return putOffAddress(context, told, restUntil(heard.retryAt, now()));
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    const held = order && (await readAtPrinters(tx, order)).find(({ id }) => id === job.submissionId);
    if (order && held?.addressSequence === change.sequence)
      await keepAddressAnswer(tx, context, { order, held }, heard);
  });
}
