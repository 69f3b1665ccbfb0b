import { dropFormDraft, hasFormDraft, keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { AddressForm, CheckoutStore } from './payment-types';

const keyOf = (storeId: string) => `checkout-address-${storeId}`;

/** In the form's order, in which errors are visited; starts with the store's country (D12). */
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

/** The draft kept in this tab, else `empty`. */
export function readDraft(storeId: string, empty: AddressForm): AddressForm {
  return readFormDraft(keyOf(storeId), empty);
}

/** Keeps the draft in this tab's storage only, never in a URL. */
export function keepDraft(storeId: string, form: object): void {
  keepFormDraft(keyOf(storeId), form);
}

/** Begins the form with what is known of the shopper; what was typed in this tab stays. */
export function fillDraft(storeId: string, known: Pick<AddressForm, 'name' | 'email'>): void {
  if (!hasFormDraft(keyOf(storeId))) keepDraft(storeId, known);
}

export function dropDraft(storeId: string): void {
  dropFormDraft(keyOf(storeId));
}
