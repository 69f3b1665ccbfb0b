import type { Region } from '@/lib/kernel/regions';
import { seconds } from '../new-id';
import type { Metadata } from '../objects';

export interface Account {
  id: string;
  object: 'account';
  business_profile: { name: string | null; url: string | null };
  business_type: string | null;
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>;
  charges_enabled: boolean;
  controller: { is_controller: boolean; type: 'application' };
  country: string;
  created: number;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  external_accounts: { object: 'list'; data: never[]; has_more: false; url: string };
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: Requirements;
  settings: { dashboard: { display_name: string | null; timezone: string } };
  type: string;
}

interface Requirements {
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

export interface AccountFacts {
  id: string;
  region: Region;
  country?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  url?: string | undefined;
  type?: string | undefined;
  businessType?: string | undefined;
  capabilities?: string[];
  metadata?: Metadata;
}

/** A new connected account that has not been through onboarding yet. */
export function newAccount(facts: AccountFacts): Account {
  const home = HOME[facts.region];
  const capabilities = facts.capabilities ?? ['card_payments', 'transfers'];
  return {
    id: facts.id,
    object: 'account',
    business_profile: { name: facts.name ?? null, url: facts.url ?? null },
    business_type: facts.businessType ?? null,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, 'inactive' as const])),
    charges_enabled: false,
    controller: { is_controller: true, type: 'application' },
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
    requirements: dueRequirements(),
    settings: { dashboard: { display_name: facts.name ?? null, timezone: 'Etc/UTC' } },
    type: facts.type ?? 'standard',
  };
}

function dueRequirements(): Requirements {
  const due = ['business_profile.url', 'external_account', 'tos_acceptance.date'];
  return {
    currently_due: due,
    disabled_reason: 'requirements.past_due',
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

/** Sets what onboarding, or a later check by the provider, would set. */
export function enableAccount(account: Account, enabled: boolean): void {
  account.charges_enabled = enabled;
  account.payouts_enabled = enabled;
  account.details_submitted = account.details_submitted || enabled;
  for (const name of Object.keys(account.capabilities))
    account.capabilities[name] = enabled ? 'active' : 'inactive';
  account.requirements = enabled
    ? { ...dueRequirements(), currently_due: [], eventually_due: [], past_due: [], disabled_reason: null }
    : dueRequirements();
}
