import type { FieldErrors } from '@/lib/kernel/app-error';
import { countryFrom } from '@/lib/address/country-names';
import type { PromoFacts } from '@/lib/modules/orders/rules/consumer-form';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import { EMPTY_FORM } from './empty-form';

/**
 * The fields of a sent consumer form that are empty but needed, even if the rest of the body is wrong: S5-1, S5-4,
 * D12-3. A contract alone cannot name them all: the country decides about postcode and state, the event about the
 * promotion code. Without `event` there is no code.
 */
export function emptyFormFields(body: unknown, event?: PromoFacts): FieldErrors {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const sent = Object.entries(body).filter(
    ([field]) => field === 'promo_code' || Object.hasOwn(EMPTY_FORM, field),
  );
  const form: Record<string, unknown> = { ...EMPTY_FORM, ...Object.fromEntries(sent) };
  const country =
    typeof form['address_country'] === 'string' ? countryFrom(form['address_country']) : undefined;
  const rules = { ...(country ? { countryIso2: country.iso2 } : {}), ...(event ? { event } : {}) };
  const empty = Object.entries(validateConsumerForm(form, rules)).filter(([, code]) => code === 'required');
  return Object.fromEntries(empty.map(([field, code]) => [field, [code]]));
}
