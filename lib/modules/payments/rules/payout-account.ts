import type { Region } from '@/lib/kernel/regions';

/** Whether an account can calculate sales tax at the provider. */
export interface AccountTax {
  /** All that the provider needs to calculate it was given. */
  active: boolean;
  /** In how many places the account is registered to collect it; elsewhere the tax is 0. */
  registrations: number;
}

/** Where a seller sets sales tax up at the provider. */
export const TAX_SETTINGS_URL = 'https://dashboard.stripe.com/settings/tax';

/** Whether stores of a region ask the provider for the tax of each sale (D14-5). */
export function asksTax(region: Region): boolean {
  return region === 'US';
}

/** A tenant's connected account, as the provider reports it. The names of missing data are the provider's own. */
export interface PayoutAccount {
  /** The account may take payments. */
  chargesEnabled: boolean;
  /** Payments are paid out to the tenant's bank. */
  payoutsEnabled: boolean;
  /** The provider's form was completed once. */
  detailsSubmitted: boolean;
  /** Data the provider requires now. */
  due: readonly string[];
  /** The part of `due` whose deadline has passed. */
  pastDue: readonly string[];
  /** The provider's reason why the account is restricted. */
  disabledReason: string | null;
  deadline: Date | null;
  /** Null in regions whose stores ask for no tax. */
  tax: AccountTax | null;
}

/**
 * The state of a tenant's account for one region.
 * - `unavailable`: the platform takes no payments in this region.
 * - `none`: no account yet.
 * - `begun`: there is an account, but the provider's form was not completed.
 * - `restricted`: some functions are off until the provider gets more data.
 * - `wanted`: all functions work, but the provider requires more data soon.
 * - `checking`: all data was given; the provider is reviewing it.
 * - `untaxed`: all functions work, but sales tax is not set up, so stores of this region take no payments.
 * - `refused`: the provider has rejected the account.
 * - `ended`: the account is closed, or its owner has disconnected it.
 * - `complete`: nothing to do.
 * - `unknown`: the provider did not answer.
 */
export const PAYOUT_STATES = [
  'unavailable',
  'none',
  'begun',
  'restricted',
  'wanted',
  'checking',
  'untaxed',
  'refused',
  'ended',
  'complete',
  'unknown',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The states in which the user should open the provider's form next. */
const OPEN = ['none', 'begun', 'restricted', 'wanted', 'ended'] as const;

/** Whether the user who manages payouts has something to do. */
export function isOpen(state: PayoutState): state is (typeof OPEN)[number] {
  return (OPEN as readonly PayoutState[]).includes(state);
}

/** The state of an account from the provider's data; null means that the account no longer exists. */
export function payoutState(account: PayoutAccount | null): PayoutState {
  if (!account) return 'ended';
  const { chargesEnabled, payoutsEnabled, detailsSubmitted, due, pastDue, disabledReason, tax } = account;
  if (disabledReason?.startsWith('rejected.')) return 'refused';
  if (!detailsSubmitted) return 'begun';
  const works = chargesEnabled && payoutsEnabled;
  if (due.length > 0 || pastDue.length > 0) return works ? 'wanted' : 'restricted';
  if (!works) return 'checking';
  return tax?.active === false ? 'untaxed' : 'complete';
}

/** What the provider may require, in a user's terms; the provider's own names are many and change. */
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

/** The required topics, each once, in the order of `DUE_TOPICS`; `late` if part of a topic is overdue. */
export function dueTopics(account: Pick<PayoutAccount, 'due' | 'pastDue'>): {
  topic: DueTopic;
  late: boolean;
}[] {
  const wanted = new Set([...account.due, ...account.pastDue].map(topicOf));
  const late = new Set(account.pastDue.map(topicOf));
  return DUE_TOPICS.filter((topic) => wanted.has(topic)).map((topic) => ({ topic, late: late.has(topic) }));
}
