import { z } from 'zod';
import { eventParams, locale, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { OWN_WORDS_LENGTH } from '@/lib/modules/mails/rules/own-words';
import { SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { shownMail } from './mails';
import { previewWordsCall, readWordsCall, saveWordsCall, testWordsCall } from './paths';

const params = eventParams.extend({ sample: z.enum(SHOPPER_MAILS) });
const AT = { tenant: 'ten_fjord', slug: 'fjord-fern', sample: 'order_shipped' } as const;

const OPENING = 'A line above ours, as plain text; empty for none';
const CLOSING = 'A line at the end, as plain text; empty for none';
const ownWords = z.object({
  opening: z.string().meta({ description: OPENING }),
  closing: z.string().meta({ description: CLOSING }),
  /** Sent back with a save, so that nobody overwrites another's; 0 where nothing was ever saved. */
  version: z.int32(),
});
export type OwnMailWords = z.output<typeof ownWords>;

const line = (description: string) => text(OWN_WORDS_LENGTH).meta({ description });
const draft = z.object({ lang: locale, opening: line(OPENING), closing: line(CLOSING) });
export const wordsForm = draft.extend({ version: z.int32().min(0) });
export type WordsForm = z.output<typeof wordsForm>;

const EXAMPLE: OwnMailWords = {
  opening: 'Your team jacket has left our workshop.',
  closing: 'See you in Bergen!',
  version: 2,
};
const { version: _, ...LINES } = EXAMPLE;

/** S2.2-127. */
export const readWords = route({
  id: 'mails.read-words',
  ...readWordsCall,
  summary: 'What the client says of its own in a mail of an event, in a language',
  access: 'tenant',
  permission: 'mails.read',
  params,
  query: z.object({ lang: locale }),
  response: ownWords,
  example: { params: AT, query: { lang: 'en' }, response: EXAMPLE },
});

/** S2.2-127. */
export const saveWords = route({
  id: 'mails.save-words',
  ...saveWordsCall,
  summary: 'Sets it; two empty lines leave the mail as it is without',
  access: 'tenant',
  permission: 'mails.update',
  verifiedOnly: true,
  params,
  query: none,
  body: wordsForm,
  response: ownWords,
  errors: ['conflict', 'event_locked'],
  example: { params: AT, request: { lang: 'en', ...LINES, version: 1 }, response: EXAMPLE },
});

/** S2.2-128. */
export const previewWords = route({
  id: 'mails.preview-words',
  ...previewWordsCall,
  summary: 'The mail as it would be sent with these lines; nothing is saved',
  access: 'tenant',
  permission: 'mails.read',
  params,
  query: none,
  body: draft,
  response: shownMail,
  example: {
    params: AT,
    request: { lang: 'en', ...LINES },
    response: {
      sender: 'Fjord & Fern',
      reply_to: 'hello@fjord-fern.example',
      subject: 'Your order FF-1001 from Fjord & Fern has shipped',
      html: '<!DOCTYPE html><html lang="en"><body>Your team jacket has left our workshop.</body></html>',
      text: 'Your team jacket has left our workshop.',
      own: true,
    },
  },
});

/** S2.2-128. */
export const testWords = route({
  id: 'mails.test-words',
  ...testWordsCall,
  summary: 'Sends the event’s mail, as it is saved, to whoever asks, marked as a test',
  access: 'tenant',
  permission: 'mails.test',
  params,
  query: none,
  body: z.object({ lang: locale }),
  errors: ['email_unverified', 'rate_limited'],
  response: z.object({ email: z.string() }),
  example: { params: AT, request: { lang: 'en' }, response: { email: 'isla@fjord-fern.example' } },
});
