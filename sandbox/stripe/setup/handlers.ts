import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, missingParam, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { bool, metadataOf, text } from '../api/read';
import { customerOf } from '../customers/customer';
import { methodGiven } from '../intents/confirm';
import type { SetupRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { confirmSetupWith } from './confirm';
import { newSetupIntent, type SetupIntent } from './setup-intent';

const REASONS = new Set(['abandoned', 'duplicate', 'requested_by_customer']);

/** The setup intent in the path; browsers must send its client secret. */
function setupOf(world: World, call: ApiCall): SetupRecord {
  const record = world.setups.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('setupintent', pathId(call), 'intent');
  if (call.kind === 'secret') return record;
  const secret = text(call.form, 'client_secret');
  if (secret === undefined) throw missingParam('client_secret');
  if (secret !== record.setup.client_secret) throw resourceMissing('setupintent', record.id, 'client_secret');
  return record;
}

function needOpen({ setup }: SetupRecord, wish: string): void {
  if (setup.status !== 'succeeded' && setup.status !== 'canceled') return;
  throw badRequest(`This SetupIntent's status is ${setup.status}; it cannot be ${wish}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: setup,
  });
}

function give(world: World, call: ApiCall, record: SetupRecord): void {
  const method = methodGiven(world, call);
  if (!method) return;
  record.setup.payment_method = method.id;
  record.setup.status = 'requires_confirmation';
}

/** POST /v1/setup_intents, also with `confirm=true`. */
export function createSetup(world: World, call: ApiCall): SetupIntent {
  const setup = newSetupIntent(call);
  if (setup.customer !== null) customerOf(world, call.owner, setup.customer, 'customer');
  const record = { id: setup.id, ...call.owner, setup };
  give(world, call, record);
  world.setups.put(record);
  emit(world, call.owner, 'setup_intent.created', setup, call);
  if (bool(call.form, 'confirm') === true) confirmSetupWith(world, call, record, null);
  return setup;
}

/** GET /v1/setup_intents/:id */
export function retrieveSetup(world: World, call: ApiCall): SetupIntent {
  return setupOf(world, call).setup;
}

/** POST /v1/setup_intents/:id */
export function updateSetup(world: World, call: ApiCall): SetupIntent {
  const record = setupOf(world, call);
  const { setup } = record;
  const { form } = call;
  if (Object.keys(form).some((key) => !['description', 'expand', 'metadata'].includes(key)))
    needOpen(record, 'updated');
  const customer = text(form, 'customer');
  if (customer !== undefined) setup.customer = customerOf(world, call.owner, customer, 'customer').id;
  setup.description = text(form, 'description') ?? setup.description;
  setup.metadata = metadataOf(form, setup.metadata);
  give(world, call, record);
  return world.setups.put(record).setup;
}

/** POST /v1/setup_intents/:id/confirm, from a server or from the browser. */
export function confirmSetup(world: World, call: ApiCall): SetupIntent {
  const record = setupOf(world, call);
  needOpen(record, 'confirmed');
  confirmSetupWith(world, call, record, methodGiven(world, call));
  return record.setup;
}

/** POST /v1/setup_intents/:id/cancel */
export function cancelSetup(world: World, call: ApiCall): SetupIntent {
  const record = setupOf(world, call);
  const reason = text(call.form, 'cancellation_reason') ?? null;
  if (reason !== null && !REASONS.has(reason))
    throw badRequest(`Invalid cancellation_reason: ${reason}.`, { param: 'cancellation_reason' });
  needOpen(record, 'canceled');
  const { setup } = record;
  setup.status = 'canceled';
  setup.cancellation_reason = reason;
  setup.next_action = null;
  world.setups.put(record);
  emit(world, record, 'setup_intent.canceled', setup, call);
  return setup;
}

/** GET /v1/setup_intents */
export function listSetups(world: World, call: ApiCall): unknown {
  const customer = text(call.form, 'customer');
  const method = text(call.form, 'payment_method');
  return listPage(world.setups, call, '/v1/setup_intents', ({ setup }) => {
    if (customer !== undefined && setup.customer !== customer) return null;
    return method !== undefined && setup.payment_method !== method ? null : setup;
  });
}
