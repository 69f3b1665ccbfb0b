import type { Region } from '@/lib/kernel/regions';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import { markProcessed, storeEvent } from '@/lib/db/queries/payments/provider-events';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { payments, type PaymentEvent, type PaymentIntent } from '@/lib/payments';
import { finaliseOrder } from './finalise-order';
import { recordFailedAttempt } from './record-failed-attempt';

interface Delivery {
  rawBody: string;
  signature: string;
  region: Region;
  requestId: string;
}

/** The intent an event asks us to do something about; null for events that are only kept. */
function actionable(event: PaymentEvent, region: Region): PaymentIntent | null {
  if (event.kind === 'other' || event.account === null) return null;
  if (event.live !== payments().regionKeys(region)?.live) {
    log().warn({ eventId: event.id, live: event.live }, 'event of the wrong mode');
    return null;
  }
  return event.intent?.orderId ? event.intent : null;
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
 * Takes a signed message of the provider: verified, stored, then acted upon (DESIGN "Money path"). It returns only once
 * it is stored and done; a throw becomes a 5xx, and the provider sends it again. One that is known is not done twice.
 * Accounts, modes and types that are not ours are stored and left alone. Throws `bad_request` for a wrong signature.
 */
export async function receiveEvent({ rawBody, signature, region, requestId }: Delivery): Promise<void> {
  const event = payments().verifyWebhook(rawBody, signature, region);
  const intent = actionable(event, region);
  const { id, type, account, objectId } = event;
  const stored = await withDirectoryOnce((tx) =>
    storeEvent(tx, { id, type, account, region, objectId, settled: intent === null }),
  );
  failPoint('webhook.after-store');
  if (stored.processed || intent === null) return;
  if (stored.tenantId !== null && intent.orderId !== null && account !== null) {
    const order = { tenantId: stored.tenantId, orderId: intent.orderId, requestId };
    await act(event, intent, order, { region, account });
  }
  await withDirectoryOnce((tx) => markProcessed(tx, id));
}
