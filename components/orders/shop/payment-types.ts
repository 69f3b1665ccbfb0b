import type { AddressForm as ConsumerAddress } from '@/lib/modules/checkout/rules/check-address';
import type { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import type { ResponseOf } from '@/lib/contract/route';
import type { CountryOption } from './delivery-fields';
import type { ShippingMethod, StorePricing } from '@/lib/modules/pricing/rules/types';

/** What the checkout needs of its store; the rest stays on the server. */
export interface CheckoutStore {
  id: string;
  tenantId: string;
  slug: string;
  /** Names the basket's storage (DECISIONS 31). */
  name: string;
  pricing: StorePricing;
  countries: CountryOption[];
  states: string[];
  /** Where the first of them is not the one to begin with. */
  defaultState?: string;
  defaultCountry: string;
  takesPayment: boolean;
  /** It stands in another site: nobody is logged in there and no cookie goes along (docs/decisions/0012). */
  framed?: boolean;
}

/** What the address step's form holds; names are the wire's (SPEC 3.1). */
export type AddressForm = ConsumerAddress;

export type Customer = ResponseOf<typeof createCustomer>;
export type EventVoucher = Customer['event_vouchers'][number];

/** How the order goes, and with which voucher. */
export interface Choice {
  method: ShippingMethod;
  voucher: EventVoucher | null;
}
