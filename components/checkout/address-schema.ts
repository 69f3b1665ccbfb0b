import { consumerForm } from '@/lib/contracts/shared/consumer-form';
import { text } from '@/lib/contracts/shared/primitives';
import { addressFormat } from '@/lib/domain/address/address-format';
import { validateConsumerForm } from '@/lib/domain/order-form/validate-form';
import type { AddressForm, CheckoutStore } from './types';

/** The address form's rules, the server's own: what the chosen country asks for, and how its postcodes look. SPEC 5. */
export function addressSchema({ countries }: Pick<CheckoutStore, 'countries'>) {
  const loose = consumerForm.extend({
    ...{ name: text(200), email: text(254), phone: text(40), address_first_line: text(200) },
    ...{ address_city: text(120), address_postcode: text(20), address_country: text(80) },
    ...{ address_second_line: text(200), address_county: text(120), address_state: text(60) },
  });
  return loose.superRefine((form, context) => {
    const iso2 = countries.find(({ name }) => name === form.address_country)?.iso2;
    const problems = validateConsumerForm({ ...form }, iso2 ? { countryIso2: iso2 } : {});
    for (const [field, code] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], params: { code }, input: form });
    }
  });
}

/** What is sent: without what another country's form still holds. DECISIONS 12. */
export function sentAddress(form: AddressForm, { countries }: Pick<CheckoutStore, 'countries'>): AddressForm {
  const { area, postcode } = addressFormat(countries.find(({ name }) => name === form.address_country)?.iso2);
  const us = postcode === 'zip';
  return {
    ...form,
    address_postcode: postcode === 'none' ? '' : form.address_postcode,
    address_county: us || area === null ? '' : form.address_county,
    address_state: us ? form.address_state : '',
  };
}
