import { z } from 'zod';
import { instantText, none, objectId, requiredText } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LONGEST_NOTE, MESSAGE_STATES, MESSAGE_SUBJECTS } from '@/lib/modules/site/rules/site-message';
import { answerSiteMessageCall, listSiteMessagesCall, waitingSiteMessagesCall } from './paths';

const messageListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  state: z.enum(MESSAGE_STATES).default('open'),
  subject: z.enum(MESSAGE_SUBJECTS).optional(),
});
export type MessageListQuery = z.output<typeof messageListQuery>;

const staffMessage = z.object({
  id: z.string(),
  subject: z.enum(MESSAGE_SUBJECTS),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  lang: z.string(),
  created_at: instantText,
  /** Whole days since then. */
  age_days: z.number().int(),
  /** Last day for an answer; complaints about personal data alone have one. */
  answer_by: z.iso.date().nullable(),
  is_overdue: z.boolean(),
  answered: z
    .object({
      at: instantText,
      /** Null once they were removed for good. */
      by: z.string().nullable(),
      note: z.string(),
    })
    .nullable(),
});
export type StaffMessage = z.output<typeof staffMessage>;

const messagePage = z.object({ messages: z.array(staffMessage), next_cursor: z.string().nullable() });
export type MessagePage = z.output<typeof messagePage>;

const waitingMessages = z.object({
  open: z.number().int(),
  overdue: z.number().int(),
  /** When the oldest of them came; null where none waits. */
  oldest_at: instantText.nullable(),
  /** Whole days since then. */
  oldest_days: z.number().int().nullable(),
});
export type WaitingMessages = z.output<typeof waitingMessages>;

const example: StaffMessage = {
  id: 'msg_7k2m9x4c1v8b3n5q6w0z',
  subject: 'data',
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  message: 'Please delete my old address.',
  lang: 'en',
  created_at: '2026-11-20T09:00:00.000Z',
  age_days: 4,
  answer_by: '2026-12-20',
  is_overdue: false,
  answered: null,
};

/** S2.2-264. */
export const listSiteMessages = route({
  id: 'site-messages.list',
  ...listSiteMessagesCall,
  summary:
    'Messages to the platform: those that wait, complaints with the nearest last day first, or those answered',
  access: 'staff',
  permission: 'site_messages.read',
  params: none,
  query: messageListQuery,
  response: messagePage,
  example: { response: { messages: [example], next_cursor: null } },
});

/** S2.2-266. */
export const waitingSiteMessages = route({
  id: 'site-messages.waiting',
  ...waitingSiteMessagesCall,
  summary: 'How many messages to the platform wait for an answer, and since when',
  access: 'staff',
  permission: 'site_messages.read',
  params: none,
  query: none,
  response: waitingMessages,
  example: { response: { open: 3, overdue: 1, oldest_at: '2026-10-20T09:00:00.000Z', oldest_days: 35 } },
});

/** S2.2-265. */
export const answerSiteMessage = route({
  id: 'site-messages.answer',
  ...answerSiteMessageCall,
  summary: 'Mark a message to the platform as answered, with a note; the first answer stays',
  access: 'staff',
  permission: 'site_messages.answer',
  params: z.object({ message: objectId }),
  query: none,
  body: z.object({ note: requiredText(LONGEST_NOTE) }),
  response: staffMessage,
  example: {
    params: { message: 'msg_7k2m9x4c1v8b3n5q6w0z' },
    request: { note: 'Deleted the address and told her by email.' },
    response: {
      ...example,
      answered: {
        at: '2026-11-24T09:00:00.000Z',
        by: 'Sol Okafor',
        note: 'Deleted the address and told her by email.',
      },
    },
  },
});
