import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { INVITE_TOKEN_EXAMPLE, invitationAnswer, invitationExample } from './invitation';

/** An invitee of a Bulk event, as its client sees them. D4. */
export const invitee = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  invited_at: instantText,
  mail: z.object({
    asked_at: instantText,
    /** `stopped`: they want no more mails, so none is sent. */
    state: z.enum(['waiting', 'sent', 'stopped']),
  }),
  /** The path of their form, for users who may invite; null for others. */
  link: z.string().nullable(),
  answer: invitationAnswer.nullable(),
});
export type Invitee = z.output<typeof invitee>;

export const inviteeExample: Invitee = {
  id: 'inv_7k2m9x4c1v8b3n5q6w0z',
  name: invitationExample.invitee.name,
  email: invitationExample.invitee.email,
  invited_at: '2026-11-18T09:00:00.000Z',
  mail: { asked_at: '2026-11-18T09:00:00.000Z', state: 'sent' },
  link: `/lumen-offsite?invite=${INVITE_TOKEN_EXAMPLE}`,
  answer: invitationExample.answer,
};
