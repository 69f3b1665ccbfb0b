import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale } from '@/lib/contract/primitives';
import { INVITE_TOKEN_EXAMPLE, invitation, invitationExample, inviteTokenParam } from './invitation';
import { readInvitationCall } from './paths';

export const readInvitation = route({
  id: 'bulk.read-invitation',
  ...readInvitationCall,
  summary: 'What an invitee may choose and has answered, for the holder of their signed link',
  access: 'signed',
  params: z.object({ token: inviteTokenParam }),
  /** The reader's language; without it, or a translation, texts are those of the event. */
  query: z.object({ lang: locale.optional() }),
  response: invitation,
  example: { params: { token: INVITE_TOKEN_EXAMPLE }, response: invitationExample },
});
