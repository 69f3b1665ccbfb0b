import type { z } from 'zod';
import { consumerForm } from '@/lib/contracts/shared/consumer-form';
import { text } from '@/lib/contracts/shared/primitives';
import { addressFormat } from '@/lib/domain/address/address-format';
import { validateConsumerForm } from '@/lib/domain/order-form/validate-form';
import type { CountryOption } from './delivery-fields';
import type { AddressForm } from './payment/types';

/** The lengths alone: what must stand in a field depends on the country. */
export const addressFields = consumerForm.extend({
  ...{ name: text(200), email: text(254), phone: text(40), address_first_line: text(200) },
  ...{ address_city: text(120), address_postcode: text(20), address_country: text(80) },
  ...{ address_second_line: text(200), address_county: text(120), address_state: text(60) },
});

const NAMES = Object.keys(addressFields.shape) as (keyof AddressForm)[];

const iso2Of = (form: AddressForm, countries: readonly CountryOption[]) =>
  countries.find(({ name }) => name === form.address_country)?.iso2;

/** The server's own rules over those fields: what the chosen country asks for, and how its postcodes look. SPEC 5. */
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

/** The rules of a form that asks for nothing but the address. */
export function addressSchema({ countries }: { countries: readonly CountryOption[] }) {
  return addressFields.superRefine(addressRules(countries));
}

/** What is sent: without what another country's form still holds. DECISIONS 12. */
export function sentAddress<Form extends AddressForm>(
  form: Form,
  { countries }: { countries: readonly CountryOption[] },
): Form {
  const { area, postcode } = addressFormat(iso2Of(form, countries));
  const us = postcode === 'zip';
  return {
    ...form,
    address_postcode: postcode === 'none' ? '' : form.address_postcode,
    address_county: us || area === null ? '' : form.address_county,
    address_state: us ? form.address_state : '',
  };
}
