import type { Region } from '@/lib/kernel/regions';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import { markProcessed, storeEvent } from '@/lib/modules/payments/data/provider-events';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { payments, type PaymentEvent, type PaymentIntent } from '@/lib/payments';
import { finaliseOrder } from './finalise-order';
import { noteAccount } from './note-account';
import { noteRefund } from './note-refund';
import { recordFailedAttempt } from './record-failed-attempt';

type EventTask =
  | { kind: 'account'; account: string }
  | { kind: 'refund'; account: string; intentId: string }
  | { kind: 'succeeded' | 'attempt_failed'; account: string; intent: PaymentIntent; orderId: string };

interface Delivery {
  rawBody: string;
  signature: string;
  region: Region;
  requestId: string;
}

/** Whether an event is in the same mode, test or live, as this region's keys. */
function isOurSide(event: PaymentEvent, region: Region): boolean {
  if (event.live === payments().regionKeys(region)?.live) return true;
  log().warn({ eventId: event.id, live: event.live }, 'event of the wrong mode');
  return false;
}

/** What an event requires us to do; null for events that are only stored. */
function taskOf(event: PaymentEvent, region: Region): EventTask | null {
  const { kind, account, intent, intentId } = event;
  if (kind === 'other' || account === null || !isOurSide(event, region)) return null;
  if (kind === 'account') return { kind, account };
  if (kind === 'refund') return intentId === null ? null : { kind, account, intentId };
  return intent?.orderId ? { kind, account, intent, orderId: intent.orderId } : null;
}

async function act(
  event: PaymentEvent,
  intent: PaymentIntent,
  order: { tenantId: string; orderId: string; requestId: string },
  merchant: { region: Region; account: string },
): Promise<void> {
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

/**
 * Handles a signed event of the provider: verified, stored, then processed. Returns only after both; an error becomes a
 * 5xx, and the provider sends the event again. A known event is not processed twice. Events of foreign accounts, other
 * modes and unknown types are stored and ignored. Throws `bad_request` for a wrong signature.
 */
export async function receiveEvent({ rawBody, signature, region, requestId }: Delivery): Promise<void> {
  const event = payments().verifyWebhook(rawBody, signature, region);
  const task = taskOf(event, region);
  const { id, type, account, objectId } = event;
  const stored = await withDirectoryOnce((tx) =>
    storeEvent(tx, { id, type, account, region, objectId, settled: task === null }),
  );
  failPoint('webhook.after-store');
  if (stored.processed || task === null) return;
  const { tenantId } = stored;
  if (tenantId !== null) {
    const merchant = { region, account: task.account };
    if (task.kind === 'account') await noteAccount(tenantId, merchant, requestId);
    else if (task.kind === 'refund') await noteRefund({ tenantId, merchant, requestId }, task.intentId);
    else await act(event, task.intent, { tenantId, orderId: task.orderId, requestId }, merchant);
  }
  await withDirectoryOnce((tx) => markProcessed(tx, id));
}
