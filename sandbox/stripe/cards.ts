import { now } from '@/lib/kernel/clock';
import { brandOf } from './card-number';

/** What a test card does, as in Stripe's documentation. */
export interface CardBehaviour {
  brand: string;
  last4: string;
  country: string;
  /** Requires authentication first. */
  authenticate: boolean;
  /** Null if the payment succeeds. */
  decline: Decline | null;
}

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const GENERIC = 'Your card was declined.';

function declined(declineCode: string, message = GENERIC): Decline {
  return { code: 'card_declined', decline_code: declineCode, message };
}

const FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');

const DECLINES: Record<string, Decline> = {
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': FUNDS,
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined('card_velocity_exceeded'),
  '4000000000000069': {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  '4000000000000127': {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** Cards that require authentication → the decline after it, or null. */
const AUTHENTICATING: Record<string, Decline | null> = {
  '4000002500003155': null,
  '4000002760003184': null,
  '4000000000003220': null,
  '4000008260003178': FUNDS,
};

const PLAIN = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '4000008260000000',
  '4000002760000016',
  '4000005280000002',
]);

/** Predefined payment methods that servers can name instead of card data. */
const NAMED: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

export function namedCard(id: string): string | undefined {
  return Object.hasOwn(NAMED, id) ? NAMED[id] : undefined;
}

/** Behaviour of the card with these digits. Numbers that are not test cards are declined, as in Stripe's test mode. */
export function behaviourOf(digits: string): CardBehaviour {
  const base = { brand: brandOf(digits), last4: digits.slice(-4), country: 'US' };
  if (Object.hasOwn(AUTHENTICATING, digits)) {
    return { ...base, authenticate: true, decline: AUTHENTICATING[digits] ?? null };
  }
  if (PLAIN.has(digits)) return { ...base, authenticate: false, decline: null };
  const decline = DECLINES[digits] ?? declined('test_mode_live_card', `${GENERIC} Use a test card here.`);
  return { ...base, authenticate: false, decline };
}

/** The invalid field, `exp_month` or `exp_year`, if any. */
export function expiryFault(month: number, year: number): 'exp_month' | 'exp_year' | null {
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'exp_month';
  const today = now();
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) return 'exp_year';
  return year === thisYear && month < today.getUTCMonth() + 1 ? 'exp_month' : null;
}
