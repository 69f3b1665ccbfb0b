import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import { EMPTY_FORM } from '@/lib/modules/checkout/rules/empty-form';
import type { ClaimStore } from './claim-store';
import { emptyTexts, type Gift } from './gift';

/** Form values under the wire's names (S3.1), so that the server's field errors match. */
export interface ClaimValues extends AddressForm {
  promo_code: string;
  products: { quantity: 1; personalisation: Personalisation }[];
}

/** Initial values, in the order of the page: the event's country, and Alabama where a state is asked for (S2.7, D12). */
export function emptyClaim(store: ClaimStore, gift: Gift): ClaimValues {
  return {
    products: [{ quantity: 1, personalisation: emptyTexts(gift) }],
    promo_code: '',
    ...EMPTY_FORM,
    address_country: store.defaultCountry,
    address_state: store.defaultState,
  };
}
