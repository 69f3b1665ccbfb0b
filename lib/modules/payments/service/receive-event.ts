import type { Region } from '@/lib/kernel/regions';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import { markProcessed, storeEvent } from '@/lib/modules/payments/data/provider-events';
import type { LeftAlone } from '@/lib/db/schema/payments';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { payments, type PaymentEvent, type PaymentIntent } from '@/lib/payments';
import { finaliseOrder } from './finalise-order';
import { noteAccount } from './note-account';
import { lookSoon } from './look-soon';
import { noteCharge } from './note-charge';
import { recordFailedAttempt } from './record-failed-attempt';
import { tellBulkCharge, tellBulkPayment } from './bulk/tell-bulk-payment';
import { noteCard } from './cards/settle-card';
import { noteTakenBack } from './top-up/note-taken-back';
import { noteTopUp } from './top-up/settle-top-up';

/** About a payment to the platform itself. */
type OwnTask =
  | { kind: 'top_up'; tenantId: string; topUpId: string; intent: PaymentIntent }
  | { kind: 'bulk'; tenantId: string; bulkOrderId: string; intentId: string }
  | { kind: 'own_charge'; intentId: string }
  | { kind: 'card'; tenantId: string; cardId: string };

type EventTask =
  | { kind: 'account'; account: string }
  | { kind: 'charge'; account: string; intentId: string }
  | {
      kind: 'succeeded' | 'attempt_failed' | 'look';
      account: string;
      intent: PaymentIntent;
      orderId: string;
    };

interface Delivery {
  rawBody: string;
  signature: string;
  region: Region;
  requestId: string;
}

/** What an event of the platform's own account requires: top-ups and Bulk orders are paid there, and cards kept. D36. */
function ownTaskOf({ kind, intent, intentId, card }: PaymentEvent): OwnTask | LeftAlone {
  if (kind === 'charge') return intentId === null ? 'platform' : { kind: 'own_charge', intentId };
  if (kind === 'card') return card ? { kind, ...card } : 'platform';
  // A refused card is the payer's to answer; the payment stays open.
  if (!intent || intent.tenantId === null || kind === 'attempt_failed') return 'platform';
  const { tenantId, topUpId, bulkOrderId } = intent;
  if (topUpId) return { kind: 'top_up', tenantId, topUpId, intent };
  return bulkOrderId ? { kind: 'bulk', tenantId, bulkOrderId, intentId: intent.id } : 'platform';
}

const isOwn = (task: EventTask | OwnTask): task is OwnTask =>
  ['top_up', 'own_charge', 'bulk', 'card'].includes(task.kind);

/** What an event requires us to do, or why it is only stored. */
function taskOf(event: PaymentEvent, region: Region): EventTask | OwnTask | LeftAlone {
  const { kind, account, intent, intentId } = event;
  if (event.live !== payments().regionKeys(region)?.live) return 'other_mode';
  if (account === null) return ownTaskOf(event);
  if (kind === 'other' || kind === 'card') return 'other_type';
  if (kind === 'account') return { kind, account };
  if (kind === 'charge') return intentId === null ? 'no_order' : { kind, account, intentId };
  return intent?.orderId ? { kind, account, intent, orderId: intent.orderId } : 'no_order';
}

/**
 * Says that an event was only stored. Clients pay top-ups and Bulk orders to the platform's own account and nothing else, so
 * other money that moves there was moved by hand, and one of a wrong mode means an endpoint or a key that is not this installation's.
 */
function say(event: PaymentEvent, region: Region, why: LeftAlone): void {
  const { id: eventId, type, account, live } = event;
  const isOdd =
    why === 'other_mode' ||
    why === 'unknown_account' ||
    (why === 'platform' && event.kind !== 'other' && event.kind !== 'card');
  log()[isOdd ? 'warn' : 'info']({ eventId, type, account, region, live, why }, 'payment event only stored');
}

async function act(
  event: PaymentEvent,
  intent: PaymentIntent,
  order: { tenantId: string; orderId: string; requestId: string },
  merchant: { region: Region; account: string },
): Promise<void> {
  if (event.kind === 'look') return lookSoon(order);
  if (event.kind === 'succeeded') {
    const outcome = await finaliseOrder({ ...order, merchant, intent });
    log().info({ orderId: order.orderId, requestId: order.requestId, outcome }, 'payment event');
    return;
  }
  const { account } = merchant;
  await recordFailedAttempt(order, {
    eventId: event.id,
    intentId: intent.id,
    account,
    code: intent.failureCode,
  });
}

/** False for a payment that is none of ours. */
async function workOwn(task: OwnTask, { region, requestId }: Delivery): Promise<boolean> {
  if (task.kind === 'own_charge') {
    const [payee, told] = [
      { region, account: null },
      { intentId: task.intentId, requestId },
    ];
    return (await noteTakenBack(payee, told)) || tellBulkCharge(payee, told);
  }
  if (task.kind === 'card') return noteCard(task, requestId);
  if (task.kind === 'bulk') return tellBulkPayment(task, task.intentId, requestId);
  return noteTopUp(task, task.intent, requestId);
}

async function work(
  task: EventTask,
  event: PaymentEvent,
  tenantId: string,
  delivery: Delivery,
): Promise<void> {
  const { region, requestId } = delivery;
  const merchant = { region, account: task.account };
  if (task.kind === 'account') await noteAccount(tenantId, merchant, requestId);
  else if (task.kind === 'charge') await noteCharge({ tenantId, merchant, requestId }, task.intentId);
  else await act(event, task.intent, { tenantId, orderId: task.orderId, requestId }, merchant);
}

/**
 * Handles a signed event of the provider: verified, stored, then processed. Returns only after both; an error becomes a
 * 5xx, and the provider sends the event again. A known event is not processed twice. Events of foreign accounts, of the
 * platform's own, of other modes and unknown types are stored with the reason why nothing is done, and logged. Throws
 * `bad_request` for a wrong signature.
 */
export async function receiveEvent(delivery: Delivery): Promise<void> {
  const { rawBody, signature, region } = delivery;
  const event = payments().verifyWebhook(rawBody, signature, region);
  const task = taskOf(event, region);
  const leftAlone = typeof task === 'string' ? task : null;
  const { id, type, account, objectId } = event;
  const stored = await withDirectoryOnce((tx) =>
    storeEvent(tx, { id, type, account, region, objectId, leftAlone }),
  );
  failPoint('webhook.after-store');
  if (typeof task === 'string') return say(event, region, task);
  if (stored.processed) return;
  if (isOwn(task)) {
    const why = (await workOwn(task, delivery)) ? null : 'platform';
    if (why !== null) say(event, region, why);
    return withDirectoryOnce((tx) => markProcessed(tx, id, why));
  }
  const { tenantId } = stored;
  if (tenantId === null) say(event, region, 'unknown_account');
  else await work(task, event, tenantId, delivery);
  await withDirectoryOnce((tx) => markProcessed(tx, id, tenantId === null ? 'unknown_account' : null));
}
