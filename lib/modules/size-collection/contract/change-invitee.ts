import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { invitee, inviteeExample } from './invitee';
import { remindInviteesCall, removeInviteeCall, resendInvitationCall } from './paths';

const one = {
  access: 'tenant' as const,
  params: z.object({ tenant: tenantId, slug, invitee: objectId }),
  query: none,
};
const params = { tenant: 'ten_lumen', slug: 'lumen-offsite', invitee: inviteeExample.id };

/** Sends the same link again; several requests within a minute send one mail. */
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

/** Everyone who has not answered and got no mail for a day gets their link again. */
export const remindInvitees = route({
  id: 'bulk.remind-invitees',
  ...remindInviteesCall,
  summary: 'Mail everyone who has not answered their link again',
  access: 'tenant',
  permission: 'orders.resend_mail',
  verifiedOnly: true,
  params: eventParams,
  query: none,
  body: none,
  response: z.object({ reminded: z.number().int() }),
  errors: ['event_locked', 'event_closed', 'email_unverified'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    request: {},
    response: { reminded: 14 },
  },
});

/** Removes the invitee and their answer; their link no longer works. */
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
