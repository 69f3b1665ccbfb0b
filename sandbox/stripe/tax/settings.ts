import type { Region } from '@/lib/kernel/regions';
import { ownerKey, type ApiCall } from '../api/api-call';
import { Fault, badRequest, missingParam } from '../api/fault';
import { nested, text } from '../api/read';
import { addressOf } from '../methods/billing';
import type { Address, Owner } from '../objects';
import { emit } from '../webhooks/emit';
import type { World } from '../world';

export interface TaxSettings {
  object: 'tax.settings';
  defaults: { provider: 'stripe'; tax_behavior: string | null; tax_code: string | null };
  head_office: { address: Address } | null;
  livemode: false;
  status: 'active' | 'pending';
  status_details: { active: Record<string, never> } | { pending: { missing_fields: string[] } };
}

const NOWHERE: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

const HOME: Record<Region, Address> = {
  UK: { ...NOWHERE, country: 'GB' },
  EU: { ...NOWHERE, country: 'NL' },
  US: { ...NOWHERE, country: 'US', state: 'KS', postal_code: '66044' },
};

const BEHAVIOURS = ['exclusive', 'inclusive', 'inferred_by_currency'];

/** Tax is calculated once the seller's head office is known. */
function settings(head: Address | null, defaults: Partial<TaxSettings['defaults']> = {}): TaxSettings {
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: null, ...defaults },
    head_office: head && { address: head },
    livemode: false,
    status: head ? 'active' : 'pending',
    status_details: head ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  };
}

/** Whether an owner is set up from its first use: the platforms, and the accounts that need not be created. */
export function isSetUp({ account }: Owner): boolean {
  return account === null || account.startsWith('acct_sandbox_');
}

function settingsOf(world: World, owner: Owner): TaxSettings {
  const stored = world.taxSettings.get(ownerKey(owner))?.settings;
  return stored ?? settings(isSetUp(owner) ? HOME[owner.region] : null);
}

function store(world: World, owner: Owner, next: TaxSettings, call?: ApiCall): TaxSettings {
  const { region, account } = owner;
  world.taxSettings.put({ id: ownerKey(owner), region, account, settings: next });
  emit(world, owner, 'tax.settings.updated', next, call);
  return next;
}

/** Sets an owner's tax up, or takes it back to before that. */
export function setTaxActive(world: World, owner: Owner, active: boolean): TaxSettings {
  return store(world, owner, settings(active ? HOME[owner.region] : null));
}

/** Throws the 400 of an owner that has not set its tax up. */
export function needActiveTax(world: World, owner: Owner): void {
  if (settingsOf(world, owner).status === 'active') return;
  throw new Fault(400, {
    type: 'invalid_request_error',
    code: 'stripe_tax_inactive',
    doc_url: 'https://docs.stripe.com/error-codes/stripe-tax-inactive',
    message:
      'Stripe Tax has not been activated on your account. Please visit https://dashboard.stripe.com/settings/tax to get started.',
  });
}

/** GET /v1/tax/settings */
export function retrieveTaxSettings(world: World, call: ApiCall): TaxSettings {
  return settingsOf(world, call.owner);
}

/** POST /v1/tax/settings: nothing that is set can be taken away. */
export function updateTaxSettings(world: World, call: ApiCall): TaxSettings {
  const before = settingsOf(world, call.owner);
  const defaults = nested(call.form, 'defaults') ?? {};
  const behaviour = text(defaults, 'tax_behavior');
  if (behaviour !== undefined && !BEHAVIOURS.includes(behaviour)) {
    const param = 'defaults[tax_behavior]';
    throw badRequest(`Invalid tax_behavior: must be one of ${BEHAVIOURS.join(', ')}`, { param });
  }
  const office = nested(nested(call.form, 'head_office') ?? {}, 'address');
  if (office && text(office, 'country') === undefined) throw missingParam('head_office[address][country]');
  const head = office ? addressOf(office) : (before.head_office?.address ?? null);
  const next = settings(head, {
    tax_behavior: behaviour ?? before.defaults.tax_behavior,
    tax_code: text(defaults, 'tax_code') ?? before.defaults.tax_code,
  });
  return store(world, call.owner, next, call);
}
