import type { ApiCall } from '../api/api-call';
import { Fault, badRequest } from '../api/fault';
import { REFUSED } from '../intents/refused';
import { newStripeId } from '../new-id';
import type { ApiErrorBody } from '../objects';
import type { MethodRecord, SetupRecord } from '../records';
import { emit, type Cause } from '../webhooks/emit';
import type { World } from '../world';

/** Keeps the card: with a customer it is attached to it. */
function succeed(world: World, record: SetupRecord, method: MethodRecord, cause?: Cause): void {
  const { setup } = record;
  setup.status = 'succeeded';
  setup.next_action = null;
  setup.last_setup_error = null;
  world.setups.put(record);
  if (setup.customer !== null && method.method.customer === null) {
    method.method.customer = setup.customer;
    world.methods.put(method);
    emit(world, record, 'payment_method.attached', method.method, cause);
  }
  emit(world, record, 'setup_intent.succeeded', setup, cause);
}

function fail(world: World, record: SetupRecord, error: ApiErrorBody, cause?: Cause): ApiErrorBody {
  const { setup } = record;
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = error;
  world.setups.put(record);
  emit(world, record, 'setup_intent.setup_failed', setup, cause);
  return error;
}

function settle(world: World, record: SetupRecord, method: MethodRecord, cause?: Cause): ApiErrorBody | null {
  const { decline } = method.behaviour;
  if (decline === null) {
    succeed(world, record, method, cause);
    return null;
  }
  const doc_url = `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`;
  return fail(
    world,
    record,
    { ...decline, doc_url, payment_method: method.method, type: 'card_error' },
    cause,
  );
}

/** Checks the card with its bank. Throws the 402 of a declined one. */
export function confirmSetupWith(
  world: World,
  call: ApiCall,
  record: SetupRecord,
  given: MethodRecord | null,
): void {
  const { setup } = record;
  const method =
    given ?? (setup.payment_method === null ? undefined : world.methods.get(setup.payment_method));
  if (!method) {
    throw badRequest(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a " +
        'payment method and then confirm it again.',
      { code: 'setup_intent_unexpected_state', setup_intent: setup },
    );
  }
  setup.payment_method = method.id;
  setup.latest_attempt = newStripeId('setatt');
  if (method.behaviour.authenticate === 'required' && !method.behaviour.lookupFails) {
    setup.status = 'requires_action';
    setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    world.setups.put(record);
    emit(world, record, 'setup_intent.requires_action', setup, call);
    return;
  }
  const error = settle(world, record, method, call);
  if (error) throw new Fault(402, { ...error, setup_intent: setup }, true);
}

/** The card holder's answer; ignored unless the setup intent waits for it. */
export function authenticateSetup(world: World, record: SetupRecord, agreed: boolean, cause?: Cause): void {
  const { setup } = record;
  const method = setup.payment_method === null ? undefined : world.methods.get(setup.payment_method);
  if (setup.status !== 'requires_action' || !method) return;
  const code = 'setup_intent_authentication_failure';
  if (agreed) settle(world, record, method, cause);
  else fail(world, record, { ...REFUSED, code, payment_method: method.method }, cause);
}
