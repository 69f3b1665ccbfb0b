import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { needsPostcode } from '@/lib/address/address-format';
import { postcodeIsValid } from '@/lib/address/postcodes';
import { cleanLine, isMailAddress } from '@/lib/kernel/clean-line';
import { DEFAULT_MAX_LENGTH, OPTIONAL_FIELDS, needsPromoCode, type PromoFacts } from './consumer-form';

export interface FormRules {
  /** The event. Forms other than the claim and order form leave it out and have no promotion code. */
  event?: PromoFacts;
  /** ISO2 of the chosen country, if known: the postcode is then checked too. */
  countryIso2?: string;
  /** Maximum length per field, where it differs from the default. */
  maxLengths?: Readonly<Record<string, number>>;
}

const PHONE = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s?\d{1,6})?$/i;

function phoneIsPlausible(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= 6 && digits <= 20;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value.normalize('NFKC')) : '';

function shapeProblem(field: string, value: string, rules: FormRules): FieldErrorCode | null {
  if (value.length > (rules.maxLengths?.[field] ?? DEFAULT_MAX_LENGTH)) return 'too_long';
  if (field === 'email' && !isMailAddress(value)) return 'invalid_email';
  if (field === 'phone' && !phoneIsPlausible(value)) return 'invalid_phone';
  const country = rules.countryIso2;
  if (field === 'address_postcode' && country && !postcodeIsValid(country, value)) return 'invalid_postcode';
  return null;
}

/** The fields of S5 that may be empty, except a US address's state (D12), and the postcode where the country has none. */
function mayBeEmpty(field: string, { countryIso2 }: FormRules): boolean {
  if (field === 'address_state' && countryIso2 === 'US') return false;
  if (field === 'address_postcode') return countryIso2 !== undefined && !needsPostcode(countryIso2);
  return (OPTIONAL_FIELDS as readonly string[]).includes(field);
}

/**
 * The rules of S5 for the consumer form, in browser and server: every present field must have a value unless it is
 * optional; a promo event that is not a sample needs `promo_code`, a US address `address_state`; texts have at most 5000
 * characters; e-mail, phone and postcode must have a valid form. Returns the error code of each wrong field; empty when the form is valid.
 */
export function validateConsumerForm(
  form: Readonly<Record<string, unknown>>,
  rules: FormRules = {},
): Record<string, FieldErrorCode> {
  const problems: Record<string, FieldErrorCode> = {};
  const asksForCode = rules.event ? needsPromoCode(rules.event) : false;
  const fields = new Set(Object.keys(form));
  if (asksForCode) fields.add('promo_code');
  else fields.delete('promo_code');
  for (const field of fields) {
    const value = asText(form[field]);
    if (value === '' && mayBeEmpty(field, rules)) continue;
    const problem = value === '' ? 'required' : shapeProblem(field, value, rules);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Merges errors by field; the server's replace local ones. S5. */
export function mergeServerErrors<T>(
  local: Readonly<Record<string, T>>,
  server: Readonly<Record<string, T>>,
): Record<string, T> {
  return { ...local, ...server };
}
