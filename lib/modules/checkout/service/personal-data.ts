import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { blankCustomers, findCustomersOf } from '@/lib/modules/checkout/data/personal-data';

export { deleteAbandoned } from '@/lib/modules/checkout/data/personal-data';

/** What somebody gave at a checkout, whether or not it became an order. D46-2. */
export const checkoutPersonalData: PersonalDataPart = {
  name: 'checkouts',
  columns: [
    ...['name', 'email', 'phone', 'address_first_line', 'address_second_line', 'address_city'],
    ...['address_county', 'address_postcode', 'address_state', 'state_abbreviation'],
  ].map((column) => `customers.${column}`),
  find: async (tx, subject) =>
    (await findCustomersOf(tx, subject)).map((row) => heldRecord({ ...row, kind: 'checkout' })),
  erase: (context, subject) => withTenant(context, (tx) => blankCustomers(tx, subject)),
};
