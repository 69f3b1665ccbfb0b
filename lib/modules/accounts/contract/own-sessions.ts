import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import { endOtherSessionsCall, endSessionCall, listSessionsCall } from './paths';

/** Where somebody is logged in: what the browser said of itself, never an address or a place. */
const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: instantText,
  expires_at: instantText,
});
export type OwnSession = z.output<typeof ownSession>;

const sessionList = z.object({ sessions: z.array(ownSession) });

const example: OwnSession = {
  id: 'ses_01hzy3v7k2m4n6p8q0r1',
  current: true,
  browser: 'Firefox',
  system: 'macOS',
  created_at: '2026-11-24T09:00:00.000Z',
  expires_at: '2026-12-08T09:00:00.000Z',
};

/** S2.2-10. */
export const listSessions = route({
  id: 'account.list-sessions',
  ...listSessionsCall,
  summary: 'Where the person logged in is logged in, the newest first',
  access: 'user',
  params: none,
  query: none,
  response: sessionList,
  example: { response: { sessions: [example] } },
});

export const endSession = route({
  id: 'account.end-session',
  ...endSessionCall,
  summary: 'End one session of the person logged in; safe to repeat',
  access: 'user',
  params: z.object({ session: z.string().regex(/^ses_[0-9a-z_]{1,40}$/) }),
  query: none,
  response: sessionList,
  example: { params: { session: 'ses_01hzy3v7k2m4n6p8q0r2' }, response: { sessions: [example] } },
});

export const endOtherSessions = route({
  id: 'account.end-other-sessions',
  ...endOtherSessionsCall,
  summary: 'End every session of the person but this one',
  access: 'user',
  params: none,
  query: none,
  response: sessionList,
  example: { response: { sessions: [example] } },
});
