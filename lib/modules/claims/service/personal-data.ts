import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { eraseClaimData, findClaimData } from '@/lib/modules/claims/data/personal-data';

export { findRefusedOrders } from '@/lib/modules/claims/data/personal-data';

/** Whose promotion codes are, what was written to them, and what recipients wrote back. D46-2. */
export const claimsPersonalData: PersonalDataPart = {
  name: 'claims',
  columns: [
    'code_persons.name',
    'code_persons.email',
    'code_persons.email_key',
    'code_persons.note',
    'order_thanks.message',
    // Kept as a hash: the address goes on getting no mails.
    'gift_mail_addresses.email_key',
  ],
  find: async (tx, subject) => (await findClaimData(tx, subject)).map((row) => heldRecord(row)),
  erase: (context, subject) => withTenant(context, (tx) => eraseClaimData(tx, subject)),
};
