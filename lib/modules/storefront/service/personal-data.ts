import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { deleteVisits, findVisits } from '@/lib/modules/storefront/data/personal-data';

/** What visitors wrote to a store, and who asked to enter a private one. D46-2. */
export const storefrontPersonalData: PersonalDataPart = {
  name: 'visits',
  columns: [
    'contact_messages.name',
    'contact_messages.email',
    'contact_messages.message',
    'entry_codes.email',
  ],
  find: async (tx, subject) => (await findVisits(tx, subject)).map((row) => heldRecord(row)),
  erase: (context, subject) => withTenant(context, (tx) => deleteVisits(tx, subject)),
};
