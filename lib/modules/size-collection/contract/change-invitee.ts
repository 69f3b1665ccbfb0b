import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { invitee, inviteeExample } from './invitee';
import { removeInviteeCall, resendInvitationCall } from './paths';

const one = {
  access: 'tenant' as const,
  params: z.object({ tenant: tenantId, slug, invitee: objectId }),
  query: none,
};
const params = { tenant: 'ten_lumen', slug: 'lumen-offsite', invitee: inviteeExample.id };

/** The same link once more; asked for again within a minute, one mail leaves. */
export const resendInvitation = route({
  ...one,
  id: 'bulk.resend-invitation',
  ...resendInvitationCall,
  summary: 'Mail an invitee their link again',
  permission: 'orders.resend_mail',
  verifiedOnly: true,
  response: invitee,
  errors: ['event_locked', 'event_closed', 'email_unverified'],
  example: { params, response: inviteeExample },
});

/** With their answer; their link opens nothing from then on. */
export const removeInvitee = route({
  ...one,
  id: 'bulk.remove-invitee',
  ...removeInviteeCall,
  summary: 'Remove an invitee and their answer',
  permission: 'events.update',
  response: z.object({ removed: z.literal(true) }),
  errors: ['event_locked'],
  example: { params, response: { removed: true } },
});
