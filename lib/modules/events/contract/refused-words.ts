import { z } from 'zod';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';
import { route } from '@/lib/contract/route';
import { eventParams, none, text } from '@/lib/contract/primitives';
import { readRefusedWordsCall, updateRefusedWordsCall } from './paths';

/** The words that an event does not print (S3.4-11). */
const refusedWords = z.object({
  /** Off by default; the list is kept while it is off. */
  enabled: z.boolean(),
  words: z.array(z.string()),
  /** Sent back with a save, so that nobody overwrites another's changes. */
  version: z.int32(),
});
export type RefusedWords = z.output<typeof refusedWords>;

const example = { enabled: true, words: ['rival', 'shoddy*'], version: 3 };

export const readRefusedWords = route({
  id: 'events.read-refused-words',
  ...readRefusedWordsCall,
  summary: 'The words that the event prints on nothing',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: refusedWords,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, response: example },
});

/** An entry matches whole words, ignoring case and accents; a star at its start or end also matches inside words. */
export const updateRefusedWords = route({
  id: 'events.update-refused-words',
  ...updateRefusedWordsCall,
  summary: 'Sets the words that the event prints on nothing, in place of those before',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: z.strictObject({
    version: z.int().min(0),
    enabled: z.boolean(),
    words: z.array(text(REFUSED_WORDS.length)).max(REFUSED_WORDS.most),
  }),
  response: refusedWords,
  errors: ['conflict', 'event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: { version: 2, enabled: true, words: ['rival', 'shoddy*'] },
    response: example,
  },
});
