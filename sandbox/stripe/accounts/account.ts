import type { Region } from '@/lib/kernel/regions';
import { seconds } from '../new-id';
import type { Metadata } from '../objects';
import type { Controller } from './controller';

export interface Account {
  id: string;
  object: 'account';
  business_profile: BusinessProfile;
  business_type: string | null;
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>;
  charges_enabled: boolean;
  controller: Controller;
  country: string;
  created: number;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  external_accounts: { object: 'list'; data: never[]; has_more: false; url: string };
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: Requirements;
  settings: Settings;
  type: string;
}

interface BusinessProfile {
  mcc: string | null;
  minority_owned_business_designation: null;
  name: string | null;
  product_description: string | null;
  specified_commercial_transactions_act_url: null;
  support_address: null;
  support_email: string | null;
  support_phone: string | null;
  support_url: string | null;
  url: string | null;
}

interface Settings {
  branding: { icon: null; logo: null; primary_color: null; secondary_color: null };
  card_payments: Record<
    'statement_descriptor_prefix' | 'statement_descriptor_prefix_kana' | 'statement_descriptor_prefix_kanji',
    string | null
  >;
  dashboard: { display_name: string | null; timezone: string };
  payments: Record<
    | 'statement_descriptor'
    | 'statement_descriptor_kana'
    | 'statement_descriptor_kanji'
    | 'statement_descriptor_prefix_kana'
    | 'statement_descriptor_prefix_kanji',
    string | null
  >;
}

interface Requirements {
  alternatives: never[];
  current_deadline: number | null;
  currently_due: string[];
  disabled_reason: string | null;
  errors: never[];
  eventually_due: string[];
  past_due: string[];
  pending_verification: string[];
}

const HOME: Record<Region, { country: string; currency: string }> = {
  UK: { country: 'GB', currency: 'gbp' },
  EU: { country: 'NL', currency: 'eur' },
  US: { country: 'US', currency: 'usd' },
};

/** Requirements of every new account. */
const FIRST = ['business_profile.url', 'external_account', 'tos_acceptance.date'];

const OF_ITS_OWN: Controller = {
  fees: { payer: 'account' },
  is_controller: true,
  losses: { payments: 'stripe' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'full' },
  type: 'application',
};

export interface AccountFacts {
  id: string;
  region: Region;
  country?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  url?: string | undefined;
  type?: string | undefined;
  controller?: Controller | undefined;
  businessType?: string | undefined;
  capabilities?: string[];
  metadata?: Metadata;
}

/** A new connected account before onboarding. */
export function newAccount(facts: AccountFacts): Account {
  const home = HOME[facts.region];
  const capabilities = facts.capabilities ?? ['card_payments', 'transfers'];
  return {
    id: facts.id,
    object: 'account',
    business_profile: profileOf(facts),
    business_type: facts.businessType ?? null,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, 'inactive' as const])),
    charges_enabled: false,
    controller: facts.controller ?? OF_ITS_OWN,
    country: facts.country ?? home.country,
    created: seconds(),
    default_currency: home.currency,
    details_submitted: false,
    email: facts.email ?? null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${facts.id}/external_accounts`,
    },
    metadata: facts.metadata ?? {},
    payouts_enabled: false,
    requirements: requirements(FIRST),
    settings: settingsOf(facts.name ?? null),
    type: facts.type ?? 'standard',
  };
}

function profileOf(facts: AccountFacts): BusinessProfile {
  return {
    mcc: null,
    minority_owned_business_designation: null,
    name: facts.name ?? null,
    product_description: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: facts.url ?? null,
  };
}

/** Bank statements show up to 22 characters of the name. */
function settingsOf(name: string | null): Settings {
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: name, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: name?.toUpperCase().slice(0, 22) ?? null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
  };
}

function requirements(due: string[]): Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    errors: [],
    pending_verification: [],
    currently_due: due,
    eventually_due: due,
    past_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  };
}

/** Outcomes of onboarding or of a later check. */
export const ACCOUNT_CHANGES = ['enabled', 'disabled', 'document', 'review', 'rejected'] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** `enabled`: complete. `document`: a document is missing. `review`: nothing is missing, under review. */
export function changeAccount(account: Account, change: AccountChange): void {
  const enabled = change === 'enabled';
  account.charges_enabled = enabled;
  account.payouts_enabled = enabled;
  account.details_submitted = account.details_submitted || change !== 'disabled';
  for (const name of Object.keys(account.capabilities))
    account.capabilities[name] = enabled ? 'active' : change === 'review' ? 'pending' : 'inactive';
  const due = { disabled: FIRST, document: ['individual.verification.document'] };
  account.requirements = requirements(change === 'disabled' || change === 'document' ? due[change] : []);
  if (change === 'review') {
    account.requirements.disabled_reason = 'requirements.pending_verification';
    account.requirements.pending_verification = ['company.verification.document'];
  }
  if (change === 'rejected') account.requirements.disabled_reason = 'rejected.terms_of_service';
}
