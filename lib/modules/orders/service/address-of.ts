import type { z } from 'zod';
import type { orders } from '@/lib/db/schema/orders';
import type { editedAddress } from '@/lib/modules/orders/contract/order-address';

/** An order's address, as a form that corrects it has it. */
export function addressOf({ snapshot }: typeof orders.$inferSelect): z.output<typeof editedAddress> {
  const { customer } = snapshot;
  return {
    name: customer.name,
    phone: customer.phone,
    address_first_line: customer.address_first_line,
    address_second_line: customer.address_second_line,
    address_city: customer.address_city,
    address_county: customer.address_county,
    address_postcode: customer.address_postcode,
    address_country: customer.address_country,
    address_state: customer.address_state,
  };
}
