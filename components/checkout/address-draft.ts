import type { AddressForm, CheckoutStore } from './types';

const keyOf = (storeId: string) => `checkout-address-${storeId}`;

function emptyForm(store: CheckoutStore): AddressForm {
  return {
    name: '',
    email: '',
    phone: '',
    address_first_line: '',
    address_second_line: '',
    address_city: '',
    address_county: '',
    address_postcode: '',
    address_country: store.defaultCountry,
    address_state: store.states[0] ?? '',
  };
}

/** What was typed before a reload in this tab, else an empty form with the store's own country (DECISIONS 12). */
export function readDraft(store: CheckoutStore): AddressForm {
  const empty = emptyForm(store);
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(store.id)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return empty;
    const kept = Object.entries(stored).filter(([key, value]) => key in empty && typeof value === 'string');
    return { ...empty, ...Object.fromEntries(kept) };
  } catch {
    return empty;
  }
}

/** Keeps what is typed for this tab only; where the browser keeps nothing, a reload starts anew. */
export function keepDraft(storeId: string, form: object): boolean {
  try {
    window.sessionStorage.setItem(keyOf(storeId), JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}
