import type { FieldErrors } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { EventDetails, EventDetailsUpdate } from '@/lib/modules/events/contract/event-details';
import {
  claimDomain,
  MOST_BLOCKED_DOMAINS,
  MOST_CLAIM_DOMAINS,
} from '@/lib/modules/events/rules/claim-domains';
import { decimalProblem, MOST_SHIPPING_MINOR, MOST_VAT_BP } from '@/lib/kernel/decimal-problem';
import { hasDetail, MOST_CLAIMS, MOST_EDIT_MINUTES } from '@/lib/modules/events/rules/detail-fields';
import { detailProblems } from '@/lib/modules/events/rules/detail-problems';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';
import { domainsIn } from '../access/access-values';
import { SHIPPING_PRICES, type DetailsValues } from './details-values';

type Settings = Required<Omit<EventDetailsUpdate, 'version' | 'currency'>>;

/** The server's field names → those of the form. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  region: 'region',
  currency: 'region',
  default_language: 'language',
  opens_at: 'opensAt',
  closes_at: 'closesAt',
  on_hold_message: 'onHold',
  countries: 'countries',
  states: 'states',
  locked_countries: 'lockedCountries',
  vat_rate: 'vatRate',
  fixed_retail_shipping_price: 'shipping.one',
  edit_window_minutes: 'changeWindow',
  claim_cap: 'cap',
  household_mode: 'household',
  claim_domains: 'claimDomains',
  blocked_claim_domains: 'blockedDomains',
};

const fieldOf = (path: string): string => {
  const [first = '', second = ''] = path.split('.');
  return first === 'custom_retail_shipping' && second !== ''
    ? `shipping.${second}`
    : (FIELDS[first] ?? first);
};

/** The server's errors by field of the form. */
export function serverErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const told = Object.entries(error.codes).map(([path, [code]]) => [fieldOf(path), code ?? 'invalid']);
  return Object.fromEntries(told) as FieldErrors;
}

/** A number as typed → the wire's decimal string; what is none stays as it was typed. */
export const decimalOf = (typed: string): string => typedPrice(typed) ?? typed.trim();

const wholeOf = (typed: string): number => (/^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN);

function wholeProblem(typed: string, least: number, most: number): string | null {
  if (typed.trim() === '') return 'required';
  const number = wholeOf(typed);
  if (Number.isNaN(number)) return 'not_integer';
  if (number < least) return 'too_small';
  return number > most ? 'too_large' : null;
}

/** The prices that count in this mode; others keep what they have, if it is a price. */
function shippingOf({ shipping }: DetailsValues) {
  const { mode } = shipping;
  const kept = (typed: string) => decimalProblem(decimalOf(typed), MOST_SHIPPING_MINOR) === null;
  const keepsOne = mode === 'one' || (mode === 'free' && kept(shipping.one));
  const hasTable = SHIPPING_PRICES.every((name) => kept(shipping[name]));
  const keepsTable = mode === 'own' || (mode !== 'region' && hasTable);
  return {
    free_retail_shipping: mode === 'free',
    fixed_retail_shipping_price: keepsOne ? decimalOf(shipping.one) : null,
    custom_retail_shipping: keepsTable
      ? {
          standard: decimalOf(shipping.standard),
          standard_tracked: decimalOf(shipping.standard_tracked),
          express: decimalOf(shipping.express),
          additional_item_price: decimalOf(shipping.additional_item_price),
        }
      : null,
  };
}

/** The rate counts, and is shown, while the seller is registered; else a wrong one is left as it is stored. */
function vatRateOf({ vatRate, vatRegistered }: DetailsValues, stored: EventDetails): string {
  const decimal = decimalOf(vatRate);
  const isKept = !vatRegistered && decimalProblem(decimal, MOST_VAT_BP) !== null;
  return isKept ? (stored.vat_rate ?? '') : decimal;
}

function settingsOf(values: DetailsValues, stored: EventDetails): Settings {
  return {
    name: values.name.trim(),
    region: values.region,
    default_language: values.language,
    opens_at: values.opensAt || null,
    closes_at: values.closesAt || null,
    on_hold_message: values.onHold.trim() || null,
    countries: values.countries,
    states: values.states,
    locked_countries: values.lockedCountries,
    vat_rate: vatRateOf(values, stored),
    not_vat_registered: !values.vatRegistered,
    ...shippingOf(values),
    edit_window_minutes: wholeOf(values.changeWindow),
    approve_orders: values.approveOrders,
    sample: values.sample,
    claim_cap: values.cap.trim() === '' ? null : wholeOf(values.cap),
    household_mode: values.household,
    approve_claims: values.approveClaims,
    claim_domains: domainsIn(values.claimDomains),
    blocked_claim_domains: domainsIn(values.blockedDomains),
    refuse_disposable_emails: values.refuseDisposable,
    collect_sizes: values.collectSizes,
    collect_addresses: values.collectAddresses,
  };
}

type Problems = Record<string, string | null>;

function shippingProblems({ shipping }: DetailsValues): Problems {
  const problem = (typed: string) => decimalProblem(decimalOf(typed), MOST_SHIPPING_MINOR);
  if (shipping.mode === 'one') return { 'shipping.one': problem(shipping.one) };
  if (shipping.mode !== 'own') return {};
  return Object.fromEntries(SHIPPING_PRICES.map((name) => [`shipping.${name}`, problem(shipping[name])]));
}

/** Of a list of domains, the first mistake. */
function domainsProblem(typed: readonly string[] | undefined, most: number): string | null {
  if (!typed) return null;
  if (typed.some((domain) => claimDomain(domain) === null)) return 'invalid_domain';
  return typed.length > most ? 'too_many' : null;
}

/** What is wrong with single fields, of those that were changed. */
function fieldProblems(values: DetailsValues, sent: Partial<Settings>): Problems {
  const changesShipping = 'fixed_retail_shipping_price' in sent || 'custom_retail_shipping' in sent;
  return {
    ...('name' in sent && sent.name === '' ? { name: 'required' } : {}),
    ...(sent.vat_rate === undefined ? {} : { vatRate: decimalProblem(sent.vat_rate, MOST_VAT_BP) }),
    ...(changesShipping ? shippingProblems(values) : {}),
    ...('edit_window_minutes' in sent
      ? { changeWindow: wholeProblem(values.changeWindow, 0, MOST_EDIT_MINUTES) }
      : {}),
    claimDomains: domainsProblem(sent.claim_domains, MOST_CLAIM_DOMAINS),
    blockedDomains: domainsProblem(sent.blocked_claim_domains, MOST_BLOCKED_DOMAINS),
    // What is no number would be the same as no limit.
    ...(values.cap.trim() === '' ? {} : { cap: wholeProblem(values.cap, 1, MOST_CLAIMS) }),
  };
}

const instantOf = (text: string) => (text === '' ? null : new Date(text));

/** What is wrong with the settings taken together, as far as one of them was changed. */
function jointProblems(values: DetailsValues, sent: Partial<Settings>, stored: EventDetails): Problems {
  const before = {
    region: stored.region,
    currency: stored.currency,
    claimsUsed: stored.claims_used ?? 0,
    hasOrders: stored.region_frozen,
  };
  const problems = detailProblems(before, {
    region: values.region,
    currency: REGION_FACTS[values.region].currency,
    opensAt: instantOf(values.opensAt),
    closesAt: instantOf(values.closesAt),
    claimCap: sent.claim_cap ?? null,
  });
  const changesDates = 'opens_at' in sent || 'closes_at' in sent;
  const told = Object.entries(problems).filter(([path]) => path !== 'closes_at' || changesDates);
  return Object.fromEntries(told.map(([path, [code]]) => [fieldOf(path), code ?? null]));
}

/** The changed settings, as the call takes them, and what is wrong with them by field of the form. */
export function bodyOf(
  values: DetailsValues,
  stored: EventDetails,
): { body: Partial<Settings>; errors: FieldErrors } {
  const changed = Object.entries(settingsOf(values, stored)).filter(
    ([field, value]) =>
      hasDetail(stored.event_type.type, field) &&
      JSON.stringify(value) !== JSON.stringify(stored[field as keyof EventDetails]),
  );
  const body = Object.fromEntries(changed) as Partial<Settings>;
  const problems = [jointProblems(values, body, stored), fieldProblems(values, body)];
  const errors = problems
    .flatMap((found) => Object.entries(found))
    .filter((entry): entry is [string, string] => entry[1] !== null);
  return { body, errors: Object.fromEntries(errors) };
}
