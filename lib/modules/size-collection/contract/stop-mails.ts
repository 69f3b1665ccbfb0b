import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { INVITE_TOKEN_EXAMPLE, inviteTokenParam } from './invitation';
import { stopMailsCall } from './paths';

/** What mail programs post to from `List-Unsubscribe` (RFC 8058). Its form body says nothing and is not read. D4-11. */
export const stopMails = route({
  id: 'bulk.stop-mails',
  ...stopMailsCall,
  summary: 'End a client’s invitations and reminders to the holder of a signed link',
  access: 'signed',
  params: z.object({ token: inviteTokenParam }),
  query: none,
  response: z.object({ mails_stopped: z.literal(true) }),
  example: { params: { token: INVITE_TOKEN_EXAMPLE }, response: { mails_stopped: true } },
});
