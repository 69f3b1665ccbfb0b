import { dropFormDraft, keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { AddressForm, CheckoutStore } from '@/components/forms/payment/types';

const keyOf = (storeId: string) => `checkout-address-${storeId}`;

/** In the order of the form, which is the order in which errors are visited. */
function emptyForm(store: CheckoutStore): AddressForm {
  return {
    name: '',
    email: '',
    phone: '',
    address_country: store.defaultCountry,
    address_first_line: '',
    address_second_line: '',
    address_city: '',
    address_postcode: '',
    address_county: '',
    address_state: store.states[0] ?? '',
  };
}

/** What was typed before a reload in this tab, else an empty form with the store's own country (DECISIONS 12). */
export function readDraft(store: CheckoutStore): AddressForm {
  return readFormDraft(keyOf(store.id), emptyForm(store));
}

/** Keeps what is typed for this tab only, never in an address. */
export function keepDraft(storeId: string, form: object): void {
  keepFormDraft(keyOf(storeId), form);
}

export function dropDraft(storeId: string): void {
  dropFormDraft(keyOf(storeId));
}
