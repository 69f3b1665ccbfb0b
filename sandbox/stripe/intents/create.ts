import type { ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { allowOnly, bool } from '../api/read';
import type { Intent } from '../objects';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { confirmWith, methodGiven } from './confirm';
import { KNOWN_IN_CREATE } from './known-params';
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
  allowOnly(call.form, KNOWN_IN_CREATE);
  const wantsConfirm = bool(call.form, 'confirm') === true;
  const early = wantsConfirm ? undefined : ONLY_WHEN_CONFIRMING.find((key) => key in call.form);
  if (early) throw badRequest(`${early} needs confirm=true.`, { param: early });
  const intent = newIntent(call);
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
