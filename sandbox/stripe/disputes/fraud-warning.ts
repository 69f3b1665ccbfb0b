import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { text } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import { emit } from '../webhooks/emit';
import type { World } from '../world';

/** The card's bank believes that a payment was fraud; no money is taken yet. */
export interface FraudWarning {
  id: string;
  object: 'radar.early_fraud_warning';
  actionable: boolean;
  charge: string;
  created: number;
  fraud_type: 'made_with_stolen_card';
  livemode: false;
  payment_intent: string;
}

/** The bank of a charge's buyer warns of fraud; sends the events. */
export function warnOfFraud(world: World, chargeId: string): FraudWarning {
  const record = world.charges.get(chargeId);
  if (!record?.charge.paid) throw new Error(`no paid charge ${chargeId}`);
  const { region, account, charge } = record;
  const warning: FraudWarning = {
    id: newStripeId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: seconds(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
  charge.fraud_details = { stripe_report: 'fraudulent' };
  world.charges.put(record);
  world.warnings.put({ id: warning.id, region, account, warning });
  emit(world, record, 'radar.early_fraud_warning.created', warning);
  return warning;
}

/** GET /v1/radar/early_fraud_warnings/:id */
export function retrieveWarning(world: World, call: ApiCall): FraudWarning {
  const record = world.warnings.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('early fraud warning', pathId(call));
  return record.warning;
}

/** GET /v1/radar/early_fraud_warnings */
export function listWarnings(world: World, call: ApiCall): unknown {
  const charge = text(call.form, 'charge');
  const intent = text(call.form, 'payment_intent');
  return listPage(world.warnings, call, '/v1/radar/early_fraud_warnings', ({ warning }) => {
    if (charge !== undefined && warning.charge !== charge) return null;
    return intent !== undefined && warning.payment_intent !== intent ? null : warning;
  });
}
