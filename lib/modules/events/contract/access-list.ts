import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, requiredText, none, text } from '@/lib/contract/primitives';
import { addInvitedCall, listInvitedCall, removeInvitedCall } from './paths';

/** Room for ten thousand long addresses within a call's body. */
const LONGEST_LIST = 700_000;
const MOST_REMOVED = 100;
const exampleParams = { tenant: 'ten_lumen', slug: 'lumen-crew' };

export const listInvited = route({
  id: 'events.list-invited',
  ...listInvitedCall,
  summary: 'The addresses that may enter a private store, in their order',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: z.object({
    /** Part of an address. */
    search: text(100).optional(),
    /** The last address of the page before. */
    cursor: text(320).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    emails: z.array(z.string()),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
  }),
  example: {
    params: exampleParams,
    response: { emails: ['femke@lumen-robotics.example'], next_cursor: null, total: 1 },
  },
});

export const addInvited = route({
  id: 'events.add-invited',
  ...addInvitedCall,
  summary: 'Adds a pasted list or a CSV file to the addresses that may enter, all of it or nothing',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: z.strictObject({
    text: requiredText(LONGEST_LIST),
    /** Only tells what would happen. */
    dry_run: z.boolean().default(false),
  }),
  response: z.object({
    /** How many were added, or would be. */
    added: z.number().int(),
    /** On the list before. */
    known: z.number().int(),
    /** Named again in this text. */
    repeated: z.number().int(),
    /** The first hundred lines without a right address, counted from 1. Without `dry_run` such a text is refused. */
    wrong_rows: z.array(z.number().int()),
    wrong: z.number().int(),
    /** How many are on the list now. */
    invited: z.number().int(),
  }),
  errors: ['event_locked'],
  example: {
    params: exampleParams,
    request: { text: 'femke@lumen-robotics.example\nbram@lumen-robotics.example' },
    response: { added: 1, known: 1, repeated: 0, wrong_rows: [], wrong: 0, invited: 2 },
  },
});
export type AddedInvited = z.output<(typeof addInvited)['response']>;

export const removeInvited = route({
  id: 'events.remove-invited',
  ...removeInvitedCall,
  summary: 'Takes addresses off the list of those that may enter',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: z.strictObject({ emails: z.array(requiredText(320)).min(1).max(MOST_REMOVED) }),
  response: z.object({
    removed: z.number().int(),
    invited: z.number().int(),
  }),
  errors: ['event_locked'],
  example: {
    params: exampleParams,
    request: { emails: ['bram@lumen-robotics.example'] },
    response: { removed: 1, invited: 1 },
  },
});
