import type { ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { listPage } from '../api/list-page';
import { metadataOf, text } from '../api/read';
import { customerOf } from '../customers/customer';
import { shippingOf } from '../methods/billing';
import { seconds } from '../new-id';
import type { Intent } from '../objects';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { methodGiven } from './confirm';
import { checkedAmount, checkedFee } from './new-intent';
import { intentInPath, unexpectedState, viewFor } from './find';

const OPEN = new Set<Intent['status']>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);
const REASONS = new Set(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']);
/** Fields that can still be changed after the payment. */
const LATE = new Set(['description', 'expand', 'metadata', 'receipt_email', 'shipping']);

/** Texts that an update sets, or takes away when they are sent empty. */
const TEXTS = [
  'customer',
  'description',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const;

export function retrieveIntent(world: World, call: ApiCall): unknown {
  return viewFor(call, intentInPath(world, call).intent);
}

export function updateIntent(world: World, call: ApiCall): Intent {
  const record = intentInPath(world, call);
  const { intent } = record;
  const { form } = call;
  if (!OPEN.has(intent.status) && Object.keys(form).some((key) => !LATE.has(key))) {
    throw unexpectedState(call, intent, 'updated');
  }
  const currency = text(form, 'currency')?.toLowerCase() ?? intent.currency;
  const amount = 'amount' in form ? checkedAmount(form, currency) : intent.amount;
  const fee = checkedFee(form, amount, call.owner.account) ?? intent.application_fee_amount;
  const metadata = metadataOf(form, intent.metadata);
  const method = methodGiven(world, call);
  Object.assign(intent, { currency, amount, application_fee_amount: fee, metadata });
  for (const key of TEXTS) if (key in form) intent[key] = text(form, key) ?? null;
  if (intent.customer !== null) customerOf(world, call.owner, intent.customer, 'customer');
  intent.shipping = shippingOf(form) ?? intent.shipping;
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  world.intents.put(record);
  return intent;
}

export function cancelIntent(world: World, call: ApiCall): Intent {
  const record = intentInPath(world, call);
  const { intent } = record;
  const reason = text(call.form, 'cancellation_reason');
  if (reason !== undefined && !REASONS.has(reason)) {
    throw badRequest(`Invalid cancellation_reason: ${reason}.`, { param: 'cancellation_reason' });
  }
  if (!OPEN.has(intent.status)) throw unexpectedState(call, intent, 'canceled');
  intent.status = 'canceled';
  intent.canceled_at = seconds();
  intent.cancellation_reason = reason ?? null;
  intent.next_action = null;
  world.intents.put(record);
  emit(world, record, 'payment_intent.canceled', intent, call);
  return intent;
}

export function listIntents(world: World, call: ApiCall): unknown {
  return listPage(world.intents, call, '/v1/payment_intents', (record) => record.intent);
}
