import type { orders } from '@/lib/db/schema/orders';
import type { Recipient } from '@/lib/fulfillers';

/** Whom an order goes to, in the fulfiller's format. */
export function recipientOf({ snapshot }: Pick<typeof orders.$inferSelect, 'snapshot'>): Recipient {
  const { customer } = snapshot;
  return {
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
    addressLines: [customer.address_first_line, customer.address_second_line].filter((line) => line !== ''),
    city: customer.address_city,
    county: customer.address_county,
    postcode: customer.address_postcode,
    countryIso2: customer.country_iso2,
    state: customer.state_abbreviation,
  };
}
