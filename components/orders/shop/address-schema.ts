import type { z } from 'zod';
import { consumerForm } from '@/lib/modules/orders/contract/consumer-form';
import { text } from '@/lib/contract/primitives';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import type { CountryOption } from './delivery-fields';
import type { AddressForm } from './payment-types';
import { iso2Of } from './country-fields';

/** Checks lengths only: which fields are required depends on the country. */
export const addressFields = consumerForm.extend({
  name: text(200),
  email: text(254),
  phone: text(40),
  address_first_line: text(200),
  address_city: text(120),
  address_postcode: text(20),
  address_country: text(80),
  address_second_line: text(200),
  address_county: text(120),
  address_state: text(60),
});

const NAMES = Object.keys(addressFields.shape) as (keyof AddressForm)[];

/** The server's rules on top: the country's required fields and postcode format. S5. */
export function addressRules(countries: readonly CountryOption[]) {
  return (form: AddressForm, context: z.RefinementCtx) => {
    const iso2 = iso2Of(form, countries);
    const address = Object.fromEntries(NAMES.map((name) => [name, form[name]]));
    const problems = validateConsumerForm(address, iso2 ? { countryIso2: iso2 } : {});
    for (const [field, code] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], params: { code }, input: form });
    }
  };
}

/** Schema of a form with nothing but an address. */
export function addressSchema({ countries }: { countries: readonly CountryOption[] }) {
  return addressFields.superRefine(addressRules(countries));
}
