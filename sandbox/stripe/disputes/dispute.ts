import { newStripeId, seconds } from '../new-id';
import type { Region } from '@/lib/kernel/regions';
import { book, type BalanceTransaction } from '../money/balance';
import type { ChargeRecord, DisputeRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { NO_EVIDENCE } from './evidence';
import type { Dispute, DisputeStatus } from './objects';

/** How long an account's owner may answer, as most card networks allow. */
const ANSWER_S = 7 * 24 * 3600;

export interface NewDispute {
  reason: string;
  /** The bank only asks: no money is taken. */
  inquiry: boolean;
  /** Minor units; all that is left of the charge if missing. */
  amount?: number | undefined;
}

/** What a dispute costs the account, whoever wins. */
const FEE: Record<Region, number> = { UK: 2000, EU: 2000, US: 1500 };
/** Visa's numbers of the reasons. */
const NETWORK_REASONS: Record<string, string> = { fraudulent: '10.4', product_not_received: '13.1' };

/** The bank takes the money back, or gives it back to the account. */
function bookDispute(
  world: World,
  record: ChargeRecord | DisputeRecord,
  dispute: Dispute,
  back: boolean,
): BalanceTransaction {
  const { currency, id: source, amount } = dispute;
  const fee = { amount: FEE[record.region], application: null, currency, description: 'Dispute fee' };
  return book(world, record, {
    amount: back ? amount : 0 - amount,
    currency,
    type: 'adjustment',
    category: back ? 'dispute_reversal' : 'dispute',
    source,
    fees: back ? [] : [{ ...fee, type: 'stripe_fee' }],
  });
}

function cardOf({ charge }: ChargeRecord, wanted: NewDispute): Dispute['payment_method_details'] {
  const brand = String(charge.payment_method_details.card['brand']);
  return {
    card: {
      brand,
      case_type: wanted.inquiry ? 'inquiry' : 'chargeback',
      network: brand,
      network_reason_code: NETWORK_REASONS[wanted.reason] ?? null,
    },
    type: 'card',
  };
}

/** The bank of a charge's buyer disputes it, or asks about it; sends the events. */
export function openDispute(world: World, chargeId: string, wanted: NewDispute): Dispute {
  const record = world.charges.get(chargeId);
  if (!record?.charge.paid) throw new Error(`no paid charge ${chargeId}`);
  const { charge } = record;
  const { region, account } = record;
  const dispute: Dispute = {
    id: newStripeId('du'),
    object: 'dispute',
    amount: wanted.amount ?? charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE },
    evidence_details: {
      due_by: seconds() + ANSWER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: wanted.inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: cardOf(record, wanted),
    reason: wanted.reason,
    status: wanted.inquiry ? 'warning_needs_response' : 'needs_response',
  };
  if (!wanted.inquiry) dispute.balance_transactions.push(bookDispute(world, record, dispute, false));
  charge.disputed = !wanted.inquiry;
  world.charges.put(record);
  world.disputes.put({ id: dispute.id, region, account, dispute });
  emit(world, record, 'charge.dispute.created', dispute);
  if (!wanted.inquiry) emit(world, record, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The account's owner has answered; the bank is thinking. */
export function reviewDispute(
  world: World,
  record: DisputeRecord,
  evidence: Record<string, string>,
): Dispute {
  const { dispute } = record;
  const inquiry = dispute.status.startsWith('warning_');
  dispute.status = inquiry ? 'warning_under_review' : 'under_review';
  dispute.evidence = { ...dispute.evidence, ...evidence };
  const count = dispute.evidence_details.submission_count + 1;
  dispute.evidence_details = {
    ...dispute.evidence_details,
    has_evidence: true,
    submission_count: count,
    submission_method: 'manual',
  };
  world.disputes.put(record);
  emit(world, record, 'charge.dispute.updated', dispute);
  return dispute;
}

/** The bank has decided; sends the events. */
export function closeDispute(
  world: World,
  record: DisputeRecord,
  status: Extract<DisputeStatus, 'won' | 'lost' | 'warning_closed'>,
): Dispute {
  const { dispute } = record;
  const wasWon = dispute.status === 'won';
  dispute.status = status;
  // What was won may be lost once more: the bank takes the money again.
  const [isTaken, isBack] = [status === 'lost' && wasWon, status === 'won' && !wasWon];
  if (isTaken || isBack) dispute.balance_transactions.push(bookDispute(world, record, dispute, isBack));
  dispute.evidence_details = { ...dispute.evidence_details, due_by: null };
  world.disputes.put(record);
  const of = world.charges.get(dispute.charge);
  if (of && status === 'won') {
    of.charge.disputed = false;
    world.charges.put(of);
  }
  if (isTaken) emit(world, record, 'charge.dispute.funds_withdrawn', dispute);
  if (isBack) emit(world, record, 'charge.dispute.funds_reinstated', dispute);
  emit(world, record, 'charge.dispute.closed', dispute);
  return dispute;
}
