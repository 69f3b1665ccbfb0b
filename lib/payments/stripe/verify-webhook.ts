import type Stripe from 'stripe';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Region } from '@/lib/kernel/regions';
import { log } from '@/lib/env/logger';
import { stripeKeys } from '@/lib/env/stripe';
import type { PaymentEvent } from '../port';
import { API_VERSION } from './api-version';
import { stripeFor } from './client';
import { checkEvent } from './event-shape';
import { toIntent } from './intents';

/** Seconds; the SDK checks it only for timestamps in the past. */
const TOLERANCE = 300;

const KINDS: Record<string, PaymentEvent['kind']> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'attempt_failed',
  'payment_intent.processing': 'look',
  'payment_intent.canceled': 'look',
  'charge.refunded': 'charge',
  'refund.created': 'charge',
  'refund.updated': 'charge',
  'refund.failed': 'charge',
  'charge.dispute.created': 'charge',
  'charge.dispute.updated': 'charge',
  'charge.dispute.closed': 'charge',
  // The money follows what the bank has decided, and may come later.
  'charge.dispute.funds_withdrawn': 'charge',
  'charge.dispute.funds_reinstated': 'charge',
  'account.updated': 'account',
  // Sales tax was set up, or is no longer.
  'tax.settings.updated': 'account',
  // The account's owner has disconnected it.
  'account.application.deauthorized': 'account',
  'setup_intent.succeeded': 'card',
  'payment_method.detached': 'card',
  'payment_method.updated': 'card',
  // The bank has sent a new number or a new last month of it.
  'payment_method.automatically_updated': 'card',
};

/** The events that an endpoint for connected accounts is to be sent; any other is only stored. */
export const HEARD_EVENTS: readonly string[] = Object.keys(KINDS).filter((type) => KINDS[type] !== 'card');

/** The events that an endpoint for the platform's own account is to be sent: what becomes of the payments made to it, and of the cards it keeps. */
export const OWN_EVENTS: readonly string[] = Object.keys(KINDS).filter((type) =>
  ['succeeded', 'look', 'charge', 'card'].includes(KINDS[type] ?? 'other'),
);

function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
}

function construct(rawBody: string, signature: string, region: Region): Stripe.Event {
  const keys = stripeKeys(region);
  if (!keys) throw new AppError('bad_request');
  const at = now().getTime();
  if (!(signedAt(signature) <= at / 1000 + TOLERANCE)) throw new AppError('bad_request');
  const { webhooks } = stripeFor(region);
  let cause: unknown;
  for (const secret of keys.webhookSecrets) {
    try {
      return webhooks.constructEvent(rawBody, signature, secret, TOLERANCE, undefined, at);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError('bad_request', { cause });
}

/** An endpoint of another version may send fields of another shape; what is read of them is checked all the same. */
function checkVersion({ id, api_version: version }: Stripe.Event, region: Region): void {
  if (!version || version === API_VERSION) return;
  log().warn({ eventId: id, region, version, wanted: API_VERSION }, 'event of another API version');
}

/** The intent's id in a charge, refund or dispute; anything else in its place is none of ours. */
function intentOf(object: Stripe.Event.Data.Object): string | null {
  const id = 'payment_intent' in object ? object.payment_intent : null;
  return typeof id === 'string' && /^[\w.-]{1,255}$/.test(id) ? id : null;
}

/** Whose card it is, by the metadata that we have written on it; other software may write what it likes. */
function cardOf(object: Stripe.Event.Data.Object): PaymentEvent['card'] {
  const kind = 'object' in object ? object.object : null;
  if (kind !== 'setup_intent' && kind !== 'payment_method') return null;
  const { metadata } = object as Stripe.SetupIntent | Stripe.PaymentMethod;
  const [tenantId, cardId] = [metadata?.['tenant_id'], metadata?.['card_id']];
  const isOurs = [tenantId, cardId].every((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  return isOurs && tenantId !== undefined && cardId !== undefined ? { tenantId, cardId } : null;
}

/** Stripe's signed event in our type; the body is parsed only after its signature was verified. */
export function verifyWebhook(rawBody: string, signature: string, region: Region): PaymentEvent {
  const event = checkEvent(construct(rawBody, signature, region));
  checkVersion(event, region);
  const { object } = event.data;
  const intent = 'object' in object && object.object === 'payment_intent' ? toIntent(object) : null;
  return {
    id: event.id,
    type: event.type,
    kind: KINDS[event.type] ?? 'other',
    account: event.account ?? null,
    live: event.livemode,
    objectId: 'id' in object && typeof object.id === 'string' ? object.id : null,
    intent: intent && { ...intent, clientSecret: null },
    intentId: intentOf(object),
    card: cardOf(object),
  };
}
