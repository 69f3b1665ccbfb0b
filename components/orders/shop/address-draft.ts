import { dropFormDraft, keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { AddressForm, CheckoutStore } from './payment-types';

const keyOf = (storeId: string) => `checkout-address-${storeId}`;

/** In the order of the form, in which errors are visited; with the store's own country (DECISIONS 12). */
export function emptyAddress(
  store: Pick<CheckoutStore, 'defaultCountry' | 'states' | 'defaultState'>,
): AddressForm {
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
    address_state: store.defaultState ?? store.states[0] ?? '',
  };
}

/** What was typed before a reload in this tab, else `empty`. */
export function readDraft(storeId: string, empty: AddressForm): AddressForm {
  return readFormDraft(keyOf(storeId), empty);
}

/** Keeps what is typed for this tab only, never in an address. */
export function keepDraft(storeId: string, form: object): void {
  keepFormDraft(keyOf(storeId), form);
}

export function dropDraft(storeId: string): void {
  dropFormDraft(keyOf(storeId));
}
