import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import {
  blankFormerAddresses,
  blankMessages,
  blankParcels,
  findFormerAddresses,
  findMessages,
  findParcels,
} from '@/lib/modules/fulfilment/data/personal-data';

/** The log of what fulfillers reported: parcels, and reasons in words; where each parcel is, and which address a printer has. D46-2. */
export const fulfilmentPersonalData: PersonalDataPart = {
  name: 'messages',
  columns: ['fulfiller_messages.payload', 'parcels.tracking', 'submissions.address_former'],
  find: async (tx, subject) => [
    ...(await findMessages(tx, subject)).map((row) => heldRecord({ ...row, kind: 'fulfiller_message' })),
    ...(await findParcels(tx, subject)).map((row) => heldRecord({ ...row, kind: 'fulfiller_message' })),
    ...(await findFormerAddresses(tx, subject)).map((row) =>
      heldRecord({ ...row, kind: 'fulfiller_message' }),
    ),
  ],
  erase: (context, subject) =>
    withTenant(
      context,
      async (tx) =>
        (await blankMessages(tx, subject)) +
        (await blankParcels(tx, subject)) +
        (await blankFormerAddresses(tx, subject)),
    ),
};
