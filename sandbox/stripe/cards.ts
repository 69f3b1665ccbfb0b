import { now } from '@/lib/kernel/clock';
import { brandOf } from './card-number';

/** What a test card does, as in Stripe's documentation. */
export interface CardBehaviour {
  brand: string;
  last4: string;
  country: string;
  /** Whether the holder is asked first: always, only on request, or never. */
  authenticate: 'required' | 'optional' | 'never';
  /** The bank's system for authentication does not answer. */
  lookupFails: boolean;
  /** Null if the payment succeeds. */
  decline: Decline | null;
  risk: 'normal' | 'elevated' | 'highest';
  /** What happens to the payment after it has succeeded. */
  afterwards: Afterwards | null;
}

/** Those about disputes and fraud begin right behind the payment; `refund_fails` and `refund_waits` are about its refunds. */
type Afterwards =
  'dispute' | 'dispute_not_received' | 'inquiry' | 'fraud_warning' | 'refund_fails' | 'refund_waits';

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const GENERIC = 'Your card was declined.';

function declined(declineCode: string, message = GENERIC): Decline {
  return { code: 'card_declined', decline_code: declineCode, message };
}

/** A code that is its own decline code. */
function because(code: string, message: string): Decline {
  return { code, decline_code: code, message };
}

const FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');

type Card = Partial<Omit<CardBehaviour, 'brand' | 'last4'>>;

const required: Card = { authenticate: 'required' };
const fails = (decline: Decline): Card => ({ decline });
const then = (afterwards: Afterwards): Card => ({ afterwards });
const blocked: Card = { risk: 'highest', decline: declined('fraudulent') };

/** The documented test cards. */
const CARDS: Record<string, Card> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '2223003122003222': {},
  '5200828282828210': {},
  '378282246310005': {},
  '6011111111111117': {},
  '3056930009020004': {},
  '3566002020360505': {},
  '4000008260000000': { country: 'GB' },
  '4000002760000016': { country: 'DE' },
  '4000005280000002': { country: 'NL' },
  '4000002500003155': { ...required, country: 'FR' },
  '4000002760003184': { ...required, country: 'DE' },
  '4000000000003220': required,
  '4000008260003178': { ...required, country: 'GB', decline: FUNDS },
  '4000008400001629': { ...required, decline: declined('generic_decline') },
  '4000008400001280': { ...required, lookupFails: true },
  '4000000000003055': { authenticate: 'optional' },
  '4000000000003097': { authenticate: 'optional', lookupFails: true },
  '4000000000000002': fails(declined('generic_decline')),
  '4000000000009995': fails(FUNDS),
  '4000000000009987': fails(declined('lost_card')),
  '4000000000009979': fails(declined('stolen_card')),
  '4000000000006975': fails(declined('card_velocity_exceeded')),
  '4000000000000069': fails(because('expired_card', 'Your card has expired.')),
  '4000000000000127': fails(because('incorrect_cvc', "Your card's security code is incorrect.")),
  '4000000000000119': fails(
    because('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  '4100000000000019': blocked,
  '4000000000004954': blocked,
  '4000000000009235': { risk: 'elevated' },
  '4000000000000259': then('dispute'),
  '4000000000002685': then('dispute_not_received'),
  '4000000000001976': then('inquiry'),
  '4000000000005423': then('fraud_warning'),
  '4000000000005126': then('refund_fails'),
  '4000000000007726': then('refund_waits'),
};

/** Predefined payment methods that servers can name instead of card data. */
const NAMED: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeDeclinedFraudulent: '4100000000000019',
  radarBlock: '4100000000000019',
  riskLevelHighest: '4000000000004954',
  riskLevelElevated: '4000000000009235',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  createDisputeInquiry: '4000000000001976',
  createIssuerFraudRecord: '4000000000005423',
  refundFail: '4000000000005126',
  pendingRefund: '4000000000007726',
  authenticationRequired: '4000002500003155',
  threeDSecure2Required: '4000000000003220',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
  threeDSecureRequiredProcessingError: '4000008400001280',
  threeDSecureOptional: '4000000000003055',
  threeDSecureOptionalProcessingError: '4000000000003097',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

export function namedCard(id: string): string | undefined {
  const name = id.startsWith('pm_card_') ? id.slice('pm_card_'.length) : '';
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}

/** Behaviour of the card with these digits. Numbers that are not test cards are declined, as in Stripe's test mode. */
export function behaviourOf(digits: string): CardBehaviour {
  const unknown = fails(declined('test_mode_live_card', `${GENERIC} Use a test card here.`));
  const card = Object.hasOwn(CARDS, digits) ? CARDS[digits] : unknown;
  return {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    country: 'US',
    authenticate: 'never',
    lookupFails: false,
    decline: null,
    risk: 'normal',
    afterwards: null,
    ...card,
  };
}

/** The invalid field, `exp_month` or `exp_year`, if any. */
export function expiryFault(month: number, year: number): 'exp_month' | 'exp_year' | null {
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'exp_month';
  const today = now();
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) return 'exp_year';
  return year === thisYear && month < today.getUTCMonth() + 1 ? 'exp_month' : null;
}
