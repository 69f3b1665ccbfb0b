/** A tenant's connected account, as the provider tells it. Names of what is wanted are the provider's own. */
export interface PayoutAccount {
  /** Shoppers may pay. */
  chargesEnabled: boolean;
  /** What they paid goes on to the tenant's bank. */
  payoutsEnabled: boolean;
  /** The provider's form was gone through once. */
  detailsSubmitted: boolean;
  /** What the provider wants now. */
  due: readonly string[];
  /** Those of it that are late. */
  pastDue: readonly string[];
  /** The provider's reason for an account that may not do all it should. */
  disabledReason: string | null;
  /** By when `due` is to be given. */
  deadline: Date | null;
}

/**
 * How a tenant's account for one region stands.
 * - `unavailable`: the platform takes no payments in this region.
 * - `none`: nothing has been begun.
 * - `begun`: there is an account, and the provider's form was left before its end.
 * - `restricted`: the provider wants more before the account may do everything.
 * - `wanted`: the account may do everything, and the provider wants more before long.
 * - `checking`: everything was given; the provider is looking at it.
 * - `refused`: the provider has turned the account down.
 * - `ended`: the account is closed, or its owner has cut the connection.
 * - `complete`: all is well.
 * - `unknown`: the provider did not answer.
 */
export const PAYOUT_STATES = [
  'unavailable',
  'none',
  'begun',
  'restricted',
  'wanted',
  'checking',
  'refused',
  'ended',
  'complete',
  'unknown',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The states in which the provider's form is the next thing to do. */
const OPEN = ['none', 'begun', 'restricted', 'wanted', 'ended'] as const;

/** Whether there is something to do for whoever may set up payouts. */
export function isOpen(state: PayoutState): state is (typeof OPEN)[number] {
  return (OPEN as readonly PayoutState[]).includes(state);
}

/** How an account stands that the provider has told about; null is one that is gone. */
export function payoutState(account: PayoutAccount | null): PayoutState {
  if (!account) return 'ended';
  const { chargesEnabled, payoutsEnabled, detailsSubmitted, due, pastDue, disabledReason } = account;
  if (disabledReason?.startsWith('rejected.')) return 'refused';
  if (!detailsSubmitted) return 'begun';
  const works = chargesEnabled && payoutsEnabled;
  if (due.length > 0 || pastDue.length > 0) return works ? 'wanted' : 'restricted';
  return works ? 'complete' : 'checking';
}

/** What the provider may want, as a person would say it; its own names are many and change. */
export const DUE_TOPICS = [
  'bank_account',
  'identity_document',
  'people',
  'company',
  'tax_number',
  'website',
  'terms',
  'other',
] as const;
export type DueTopic = (typeof DUE_TOPICS)[number];

const PATTERNS: readonly (readonly [RegExp, DueTopic])[] = [
  [/^external_account/, 'bank_account'],
  [/\bverification\b|^documents\./, 'identity_document'],
  [/^tos_acceptance|\btos_acceptances?\b|service_agreement/, 'terms'],
  [/^business_profile\.(url|support_url)/, 'website'],
  [/^company\.(tax_id|vat_id|registration_number)/, 'tax_number'],
  [/^(individual|person_|representative|owners|directors|executives|relationship)/, 'people'],
  [/^(company|business_profile|business_type|settings)/, 'company'],
];

function topicOf(name: string): DueTopic {
  return PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

/** What is wanted, each topic once and in the order of `DUE_TOPICS`; `late` where a part of it is. */
export function dueTopics(account: Pick<PayoutAccount, 'due' | 'pastDue'>): {
  topic: DueTopic;
  late: boolean;
}[] {
  const wanted = new Set([...account.due, ...account.pastDue].map(topicOf));
  const late = new Set(account.pastDue.map(topicOf));
  return DUE_TOPICS.filter((topic) => wanted.has(topic)).map((topic) => ({ topic, late: late.has(topic) }));
}
