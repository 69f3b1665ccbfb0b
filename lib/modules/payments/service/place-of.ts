import type { OrderCustomer } from '@/lib/db/schema/orders';
import type { TaxRequest } from '@/lib/payments';

/** Where an order goes; in the US it decides the tax. */
export function placeOf(customer: OrderCustomer): TaxRequest['address'] {
  return {
    line1: customer.address_first_line,
    line2: customer.address_second_line,
    city: customer.address_city,
    state: customer.state_abbreviation,
    postcode: customer.address_postcode,
    countryIso2: customer.country_iso2,
  };
}
