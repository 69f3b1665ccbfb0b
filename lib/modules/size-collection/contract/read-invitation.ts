import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { INVITE_TOKEN_EXAMPLE, invitation, invitationExample, inviteTokenParam } from './invitation';
import { readInvitationCall } from './paths';

export const readInvitation = route({
  id: 'bulk.read-invitation',
  ...readInvitationCall,
  summary: 'What an invitee may choose and has answered, for the holder of their signed link',
  access: 'signed',
  params: z.object({ token: inviteTokenParam }),
  query: none,
  response: invitation,
  example: { params: { token: INVITE_TOKEN_EXAMPLE }, response: invitationExample },
});
