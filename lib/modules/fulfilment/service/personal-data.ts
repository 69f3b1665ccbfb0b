import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { blankMessages, findMessages } from '@/lib/modules/fulfilment/data/personal-data';

/** The log of what fulfillers reported: parcels, and reasons in words. D46-2. */
export const fulfilmentPersonalData: PersonalDataPart = {
  name: 'messages',
  columns: ['fulfiller_messages.payload'],
  find: async (tx, subject) =>
    (await findMessages(tx, subject)).map((row) => heldRecord({ ...row, kind: 'fulfiller_message' })),
  erase: (context, subject) => withTenant(context, (tx) => blankMessages(tx, subject)),
};
