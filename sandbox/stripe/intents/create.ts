import type { ApiCall } from '../api/api-call';
import { needCharges } from '../accounts/may-charge';
import { badRequest } from '../api/fault';
import { customerOf } from '../customers/customer';
import { bool } from '../api/read';
import type { Intent } from '../objects';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { confirmWith, methodGiven } from './confirm';
import { newIntent } from './new-intent';

const ONLY_WHEN_CONFIRMING = [
  'return_url',
  'off_session',
  'use_stripe_sdk',
  'error_on_requires_action',
  'mandate_data',
];

/** POST /v1/payment_intents, also with `confirm=true`. */
export function createIntent(world: World, call: ApiCall): Intent {
  const wantsConfirm = bool(call.form, 'confirm') === true;
  const early = wantsConfirm ? undefined : ONLY_WHEN_CONFIRMING.find((key) => key in call.form);
  if (early) throw badRequest(`${early} needs confirm=true.`, { param: early });
  needCharges(world, call.owner);
  const intent = newIntent(call);
  if (intent.customer !== null) customerOf(world, call.owner, intent.customer, 'customer');
  const method = methodGiven(world, call);
  const record = { id: intent.id, ...call.owner, intent };
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  world.intents.put(record);
  emit(world, call.owner, 'payment_intent.created', intent, call);
  return wantsConfirm ? confirmWith(world, call, record, method) : intent;
}
