import type Stripe from 'stripe';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Region } from '@/lib/kernel/regions';
import { stripeKeys } from '@/lib/env/stripe';
import type { PaymentEvent } from '../port';
import { stripeFor } from './client';
import { checkEvent } from './event-shape';
import { toIntent } from './intents';

/** Seconds; the SDK checks it only for timestamps in the past. */
const TOLERANCE = 300;

const KINDS: Record<string, PaymentEvent['kind']> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'attempt_failed',
  'charge.refunded': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'account.updated': 'account',
  // The account's owner has disconnected it.
  'account.application.deauthorized': 'account',
};

function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
}

function construct(rawBody: string, signature: string, region: Region): Stripe.Event {
  const keys = stripeKeys(region);
  if (!keys) throw new AppError('bad_request');
  const at = now().getTime();
  if (!(signedAt(signature) <= at / 1000 + TOLERANCE)) throw new AppError('bad_request');
  const { webhooks } = stripeFor(region);
  try {
    return webhooks.constructEvent(rawBody, signature, keys.webhookSecret, TOLERANCE, undefined, at);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** The intent's id in a charge or refund; anything else in its place is none of ours. */
function intentOf(object: Stripe.Event.Data.Object): string | null {
  const id = 'payment_intent' in object ? object.payment_intent : null;
  return typeof id === 'string' && /^[\w.-]{1,255}$/.test(id) ? id : null;
}

/** Stripe's signed event in our type; the body is parsed only after its signature was verified. */
export function verifyWebhook(rawBody: string, signature: string, region: Region): PaymentEvent {
  const event = checkEvent(construct(rawBody, signature, region));
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
  };
}
