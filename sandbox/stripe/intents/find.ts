import { pathId, type ApiCall } from '../api/api-call';
import { badRequest, missingParam, resourceMissing } from '../api/fault';
import { text } from '../api/read';
import type { Intent } from '../objects';
import type { IntentRecord } from '../records';
import type { World } from '../world';
import { knownIntent } from './known-intent';

/**
 * The intent in the path, of this account only. Browsers must also send its client secret. Throws a 404 for another
 * account's intent or a wrong secret.
 */
export function intentInPath(world: World, call: ApiCall): IntentRecord {
  const id = pathId(call);
  const record = knownIntent(world, call.owner, id);
  if (!record) throw resourceMissing('payment_intent', id, 'intent');
  if (call.kind === 'secret') return record;
  const secret = text(call.form, 'client_secret');
  if (secret === undefined) throw missingParam('client_secret');
  if (secret !== record.intent.client_secret) throw resourceMissing('payment_intent', id, 'client_secret');
  return record;
}

/** The part of an intent that browsers see: without fees, metadata and charges. */
export function publicView(intent: Intent): Partial<Intent> {
  return {
    id: intent.id,
    object: intent.object,
    allowed_payment_method_types: intent.allowed_payment_method_types,
    amount: intent.amount,
    amount_details: intent.amount_details,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_configuration_details: intent.payment_method_configuration_details,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  };
}

export function viewFor(call: ApiCall, intent: Intent): Partial<Intent> {
  return call.kind === 'secret' ? intent : publicView(intent);
}

/** The 400 for an action that the intent's status does not allow. */
export function unexpectedState(call: ApiCall, intent: Intent, wish: string): Error {
  return badRequest(`This PaymentIntent's status is ${intent.status}; it cannot be ${wish}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: viewFor(call, intent),
  });
}
