import type { ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { needText } from '../api/read';
import type { IntentRecord } from '../records';
import type { Cause } from '../webhooks/emit';
import { authenticateSetup } from '../setup/confirm';
import type { World } from '../world';
import { publicView } from './find';
import { REFUSED } from './refused';
import { failPayment, settle } from './settle';

/** Applies the card holder's answer to a payment that waits for it; ignored in other states. */
export function applyAuthentication(
  world: World,
  record: IntentRecord,
  agreed: boolean,
  cause?: Cause,
): void {
  const { intent } = record;
  if (intent.status !== 'requires_action' || intent.payment_method === null) return;
  const method = world.methods.get(intent.payment_method);
  if (!method) return;
  if (agreed) settle(world, record, method, cause);
  else failPayment(world, record, { ...REFUSED, payment_method: method.method }, cause);
}

/** POST /v1/3ds2/authenticate: the answer of the script's dialog. */
export function authenticateIntent(world: World, call: ApiCall): unknown {
  const source = needText(call.form, 'source');
  const outcome = needText(call.form, 'outcome');
  if (outcome !== 'complete' && outcome !== 'fail')
    throw badRequest('outcome is complete or fail.', { param: 'outcome' });
  const setup = world.setups.get(source);
  if (setup && setup.setup.client_secret === needText(call.form, 'client_secret')) {
    authenticateSetup(world, setup, outcome === 'complete', call);
    return setup.setup;
  }
  const record = world.intents.get(source);
  if (record?.intent.client_secret !== needText(call.form, 'client_secret')) {
    throw resourceMissing('payment_intent', source, 'source');
  }
  applyAuthentication(world, record, outcome === 'complete', call);
  return publicView(record.intent);
}
