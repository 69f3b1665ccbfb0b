import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import type { ClaimStore } from './claim-store';
import { emptyTexts, type Gift } from './gift';

/** What the form holds, under the wire's names (SPEC 3.1), so that the server's errors find their fields. */
export interface ClaimValues extends AddressForm {
  promo_code: string;
  products: { quantity: 1; personalisation: Personalisation }[];
}

/** An empty form: the event's own country, Alabama where a state is asked for (SPEC 2.7, DECISIONS 12). */
export function emptyClaim(store: ClaimStore, gift: Gift): ClaimValues {
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
    address_state: store.defaultState,
    promo_code: '',
    products: [{ quantity: 1, personalisation: emptyTexts(gift) }],
  };
}
