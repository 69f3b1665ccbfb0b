import type { ApiCall } from '../api/api-call';
import { needCharges } from '../accounts/may-charge';
import { Fault, badRequest } from '../api/fault';
import { bool, nested, text } from '../api/read';
import { shippingOf } from '../methods/billing';
import { methodFromData } from '../methods/create-method';
import { methodOf } from '../methods/handlers';
import type { Intent } from '../objects';
import type { IntentRecord, MethodRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { intentInPath, unexpectedState, viewFor } from './find';
import { settle } from './settle';

const CONFIRMABLE = new Set<Intent['status']>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** The payment method named or described in a call, if any. */
export function methodGiven(world: World, call: ApiCall): MethodRecord | null {
  const id = text(call.form, 'payment_method');
  if (id !== undefined) return methodOf(world, call.owner, id);
  const data = nested(call.form, 'payment_method_data');
  return data ? methodFromData(world, call.owner, data) : null;
}

/** POST /v1/payment_intents/:id/confirm, from a server or from the browser. */
export function confirmIntent(world: World, call: ApiCall): unknown {
  const record = intentInPath(world, call);
  if (!CONFIRMABLE.has(record.intent.status)) throw unexpectedState(call, record.intent, 'confirmed');
  const method = methodGivenOrFault(world, call, record);
  confirmWith(world, call, record, method);
  return viewFor(call, record.intent);
}

/** Bad card data is a failed attempt at this payment: the 402 contains the intent. */
function methodGivenOrFault(world: World, call: ApiCall, record: IntentRecord): MethodRecord | null {
  try {
    return methodGiven(world, call);
  } catch (cause) {
    if (cause instanceof Fault && cause.error.type === 'card_error') {
      cause.error.payment_intent = viewFor(call, record.intent);
    }
    throw cause;
  }
}

function checkReturnUrl(call: ApiCall, intent: Intent): void {
  if (intent.allowed_payment_method_types !== null) return;
  const automatic = intent.automatic_payment_methods;
  const needed =
    call.kind === 'secret' && automatic?.enabled === true && automatic.allow_redirects !== 'never';
  if (!needed || bool(call.form, 'use_stripe_sdk') || text(call.form, 'return_url')) return;
  throw badRequest(
    'Automatic payment methods may redirect: send a return_url, or automatic_payment_methods[allow_redirects]=never.',
    { code: 'parameter_missing', param: 'return_url' },
  );
}

/** Attempts the payment. Throws the 402 of a declined card. */
export function confirmWith(
  world: World,
  call: ApiCall,
  record: IntentRecord,
  given: MethodRecord | null,
): Intent {
  const { intent } = record;
  const held = intent.payment_method === null ? undefined : world.methods.get(intent.payment_method);
  const method = given ?? held;
  if (!method) throw withoutMethod(call, intent);
  needCharges(world, record);
  checkReturnUrl(call, intent);
  intent.payment_method = method.id;
  intent.receipt_email = text(call.form, 'receipt_email') ?? intent.receipt_email;
  intent.shipping = shippingOf(call.form) ?? intent.shipping;
  if (asksHolder(method, intent)) askHolder(world, call, record);
  else {
    const error = settle(world, record, method, call);
    if (error) throw new Fault(402, { ...error, payment_intent: viewFor(call, intent) }, true);
  }
  return intent;
}

/** A bank that requires it, or one that offers it and is asked to. Without its answer the payment is tried at once. */
function asksHolder({ behaviour }: MethodRecord, intent: Intent): boolean {
  const asked = intent.payment_method_options.card['request_three_d_secure'] !== 'automatic';
  const wanted = behaviour.authenticate === 'required' || (behaviour.authenticate === 'optional' && asked);
  return wanted && !behaviour.lookupFails;
}

function withoutMethod(call: ApiCall, intent: Intent): Error {
  return badRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
      'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment ' +
      'method or ConfirmationToken.',
    { code: 'payment_intent_unexpected_state', payment_intent: viewFor(call, intent) },
  );
}

function askHolder(world: World, call: ApiCall, record: IntentRecord): void {
  const { intent } = record;
  const url = new URL(`/_sandbox/3ds/${intent.id}`, world.origin);
  url.searchParams.set('client_secret', intent.client_secret);
  const returnUrl = text(call.form, 'return_url');
  if (returnUrl) url.searchParams.set('return_url', returnUrl);
  const inScript = bool(call.form, 'use_stripe_sdk') === true || !returnUrl;
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action = inScript
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url.href } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: url.href } };
  world.intents.put(record);
  emit(world, record, 'payment_intent.requires_action', intent, call);
}
