import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { deleteAdmissions, findAdmissions } from '@/lib/modules/events/data/personal-data';

/** Who may enter private stores, by address. D46-2. */
export const eventsPersonalData: PersonalDataPart = {
  name: 'private_stores',
  columns: ['event_access_emails.email'],
  find: async (tx, subject) =>
    (await findAdmissions(tx, subject)).map((row) => heldRecord({ ...row, kind: 'admission' })),
  erase: (context, subject) => withTenant(context, (tx) => deleteAdmissions(tx, subject)),
};
