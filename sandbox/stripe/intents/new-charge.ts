import type { CardBehaviour, Decline } from '../cards';
import { applicationOf } from '../money/balance';
import { newStripeId, seconds } from '../new-id';
import type { Charge } from '../objects';
import type { IntentRecord, MethodRecord } from '../records';
import type { World } from '../world';

const SCORES = { normal: 12, elevated: 65, highest: 92 } as const;

/** A blocked payment never reaches the card's bank. */
function outcomeOf(decline: Decline | null, { risk }: CardBehaviour): Record<string, unknown> {
  const blocked = decline !== null && risk === 'highest';
  const code = decline?.decline_code ?? decline?.code ?? null;
  const network = decline ? 'declined_by_network' : 'approved_by_network';
  const kind = decline ? 'issuer_declined' : 'authorized';
  const refused = blocked ? 'Stripe blocked this payment as too risky.' : 'The bank declined the payment.';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: decline && !blocked ? '05' : null,
    network_status: blocked ? 'not_sent_to_network' : network,
    reason: blocked ? 'highest_risk_level' : code,
    risk_level: risk,
    risk_score: SCORES[risk],
    seller_message: decline ? refused : 'Payment complete.',
    type: blocked ? 'blocked' : kind,
  };
}

function cardDetails(
  { method, behaviour }: MethodRecord,
  amount: number,
  paid: boolean,
): Charge['payment_method_details'] {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, wallet } = method.card;
  const card = {
    amount_authorized: paid ? amount : null,
    authorization_code: null,
    brand,
    checks,
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: behaviour.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet,
  };
  return { card, type: 'card' };
}

/** The charge of an attempt to pay, before it is booked. */
export function newCharge(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  decline: Decline | null,
): Charge {
  const { intent } = record;
  const paid = decline === null;
  const id = newStripeId('ch');
  const seller = record.account === null ? undefined : world.accounts.get(record.account)?.details;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: applicationOf(record),
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.method.billing_details,
    calculated_statement_descriptor: paid
      ? (seller?.settings.payments.statement_descriptor ?? 'SANDBOX')
      : null,
    captured: paid,
    created: seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: intent.on_behalf_of,
    outcome: outcomeOf(decline, method.behaviour),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method, intent.amount, paid),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${world.origin}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}
