import type { AddressForm as ConsumerAddress } from '@/lib/modules/checkout/rules/check-address';
import type { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import type { ResponseOf } from '@/lib/contract/route';
import type { CountryOption } from './delivery-fields';
import type { ShippingMethod, StorePricing } from '@/lib/modules/pricing/rules/types';

/** The store's data that the checkout needs in the browser. */
export interface CheckoutStore {
  id: string;
  tenantId: string;
  slug: string;
  /** Part of the basket's storage key (D31). */
  name: string;
  pricing: StorePricing;
  countries: CountryOption[];
  states: string[];
  /** Set where the preselected state is not the first. */
  defaultState?: string;
  defaultCountry: string;
  takesPayment: boolean;
  /** Inside another site's frame: no login and no cookies (docs/decisions/0012). */
  framed?: boolean;
}

/** Values of the address step, with the wire's field names (S3.1). */
export type AddressForm = ConsumerAddress;

export type Customer = ResponseOf<typeof createCustomer>;
export type EventVoucher = Customer['event_vouchers'][number];

/** Shipping method and voucher. */
export interface Choice {
  method: ShippingMethod;
  voucher: EventVoucher | null;
}
