import { z } from 'zod';
import { none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { readGiftMailsCall, resumeGiftMailsCall, stopGiftMailsCall } from './paths';

const TOKEN = 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2x1bWVuL21hZF83azJt';

/** The signed name of an address that gift mails went to; it holds no address. */
const token = z.string().regex(/^[A-Za-z0-9_-]{44,200}$/);
const call = { access: 'signed', params: z.object({ token }), query: none } as const;

export const readGiftMails = route({
  id: 'gift-mails.read',
  ...readGiftMailsCall,
  ...call,
  summary: 'Who sends gift emails to the holder of a signed link, and whether they were stopped',
  response: z.object({
    sender: z.string().meta({ description: 'The client' }),
    stopped: z.boolean(),
  }),
  example: { params: { token: TOKEN }, response: { sender: 'Lumen Robotics GmbH', stopped: false } },
});

/**
 * What mail programs post to from `List-Unsubscribe` (RFC 8058). Its form body says nothing and is not read. Answers alike for
 * a link that opens nothing. D40-16.
 */
export const stopGiftMails = route({
  id: 'gift-mails.stop',
  ...stopGiftMailsCall,
  ...call,
  summary: 'End a client’s gift emails and reminders to the holder of a signed link',
  response: z.object({ stopped: z.literal(true) }),
  example: { params: { token: TOKEN }, response: { stopped: true } },
});

/** Takes that back. Answers alike for a link that opens nothing. D40-16. */
export const resumeGiftMails = route({
  id: 'gift-mails.resume',
  ...resumeGiftMailsCall,
  ...call,
  summary: 'Let a client’s gift emails go to the holder of a signed link again',
  response: z.object({ stopped: z.literal(false) }),
  example: { params: { token: TOKEN }, response: { stopped: false } },
});
