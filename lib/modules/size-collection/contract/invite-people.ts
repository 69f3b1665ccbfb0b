import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { consumerForm } from '@/lib/modules/orders/contract/consumer-form';
import { eventParams, none } from '@/lib/contract/primitives';
import { invitePeopleCall } from './paths';

const MOST_AT_ONCE = 1000;

const inviteBody = z.object({
  invitees: z
    .array(consumerForm.pick({ name: true, email: true }))
    .min(1)
    .max(MOST_AT_ONCE),
});

/** D4-5: mails each person their own link; people invited before are left unchanged. */
export const invitePeople = route({
  id: 'bulk.invite-people',
  ...invitePeopleCall,
  summary: 'Invite people to give their size',
  access: 'tenant',
  permission: 'events.update',
  verifiedOnly: true,
  params: eventParams,
  query: none,
  body: inviteBody,
  response: z.object({
    invited: z.number().int(),
    /** Invited before and left unchanged. */
    already_invited: z.number().int(),
    /** Duplicates in this list. */
    repeated: z.number().int(),
  }),
  errors: ['event_locked', 'event_closed', 'email_unverified'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    request: { invitees: [{ name: 'Femke Dijkstra', email: 'femke@lumen-robotics.example' }] },
    response: { invited: 1, already_invited: 0, repeated: 0 },
  },
});
