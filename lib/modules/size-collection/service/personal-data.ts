import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { eraseInvitees, findInviteesOf } from '@/lib/modules/size-collection/data/personal-data';

/** Who was asked for a size, and their answers. D46-2. */
export const sizesPersonalData: PersonalDataPart = {
  name: 'sizes',
  columns: [
    'bulk_invitees.name',
    'bulk_invitees.email',
    'bulk_invitees.email_key',
    'bulk_invitees.personalisation',
    'bulk_invitees.delivery',
    // Kept as a hash: the address goes on getting no mails.
    'mail_refusals.email_key',
  ],
  find: async (tx, subject) =>
    (await findInviteesOf(tx, subject)).map((row) => heldRecord({ ...row, kind: 'invitation' })),
  erase: (context, subject) => withTenant(context, (tx) => eraseInvitees(tx, subject)),
};
