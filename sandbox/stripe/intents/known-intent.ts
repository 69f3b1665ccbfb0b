import { REGION_FACTS } from '@/lib/kernel/regions';
import { sameOwner, type ApiCall } from '../api/api-call';
import { methodFromNumber } from '../methods/create-method';
import type { Metadata, Owner } from '../objects';
import type { IntentRecord } from '../records';
import type { World } from '../world';
import { newIntent } from './new-intent';
import { applySuccess } from './settle';

export interface PaidIntentInput {
  /** Fixed id instead of a generated one, for seeded payments. */
  id?: string | undefined;
  amount: number;
  metadata?: Metadata;
}

/** Stores a past successful payment with its charge, without sending events. */
export function layPayment(world: World, owner: Owner, input: PaidIntentInput): IntentRecord {
  const { region, account } = owner;
  const currency = REGION_FACTS[region].currency.toLowerCase();
  const call: ApiCall = {
    owner: { region, account },
    kind: 'secret',
    form: { amount: String(input.amount), currency, metadata: input.metadata ?? {} },
    params: {},
    requestId: 'req_sandbox',
    idempotencyKey: null,
  };
  const intent = newIntent(call, input.id);
  const record = world.intents.put({ id: intent.id, ...call.owner, intent });
  const method = methodFromNumber(world, call.owner, '4242424242424242');
  intent.payment_method = method.id;
  applySuccess(world, record, method);
  return record;
}

/**
 * The intent of this id and owner, or null. `pi_demo_{amount}_…`, the ids in the demo data, exist without being
 * created: paid, and on whichever connected account asks first.
 */
export function knownIntent(world: World, owner: Owner, id: string): IntentRecord | null {
  const found = world.intents.get(id);
  if (found) return sameOwner(found, owner) ? found : null;
  const [, amount] = /^pi_demo_(\d{2,8})_[A-Za-z0-9]+$/.exec(id) ?? [];
  if (amount === undefined || owner.account === null) return null;
  return layPayment(world, owner, { id, amount: Number(amount) });
}
