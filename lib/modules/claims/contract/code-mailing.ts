import { z } from 'zod';
import { instantText, locale, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { NOTE_LENGTH } from '@/lib/modules/claims/rules/batch-states';
import { batchDay, batchExample, batchParams } from './code-batch';
import { previewMailingCall, readMailingCall, saveMailingCall, testMailingCall } from './paths';

const params = { tenant: 'ten_lumen', slug: 'lumen-summit', batch: batchExample.id };

const words = z.object({
  lang: locale.meta({ description: 'Of the mails' }),
  note: text(NOTE_LENGTH).meta({ description: 'What the sender says to everybody; plain text' }),
});
export type MailWords = z.output<typeof words>;

const remindDays = z
  .number()
  .int()
  .min(1)
  .max(30)
  .nullable()
  .meta({ description: 'Days before the batch’s end; null for no reminder' });

const mailingBody = words.extend({
  send: z.enum(['now', 'live', 'on', 'none']).meta({
    description: 'At once, as soon as the event is live, on a day, or not: unscheduled',
  }),
  send_on: batchDay.nullable().meta({ description: 'The day, for `on`' }),
  remind_days: remindDays,
});
export type MailingBody = z.output<typeof mailingBody>;

const mailing = words.extend({
  saved: z.boolean().meta({
    description: 'Whether it was ever said how it is mailed, by a person or with a gift; false: never',
  }),
  send_at: instantText.nullable().meta({ description: 'From when on its codes are mailed; null for not' }),
  send_on: z.iso.date().nullable(),
  remind_days: remindDays,
  live: z.boolean().meta({ description: 'Whether the event is live; while it is not, mails wait' }),
  addresses: z.number().int().meta({ description: 'How many of its persons have an address' }),
  waiting: z.number().int().meta({
    description: 'Persons who are still to be mailed. With the next four, all whose mail was asked for',
  }),
  sent: z.number().int(),
  refused: z.number().int().meta({ description: 'By a mail server' }),
  not_needed: z.number().int().meta({
    description: 'Not mailed: the code was revoked, used or over before',
  }),
  unsubscribed: z.number().int().meta({ description: 'Not mailed: the person wants no more gift mails' }),
  reminded: z.number().int(),
});
export type Mailing = z.output<typeof mailing>;

const example: Mailing = {
  lang: 'en',
  note: 'Thank you for a great year.',
  saved: true,
  send_at: '2026-12-01T08:00:00.000Z',
  send_on: '2026-12-01',
  remind_days: 3,
  live: true,
  addresses: 120,
  waiting: 0,
  sent: 0,
  refused: 0,
  not_needed: 0,
  unsubscribed: 0,
  reminded: 0,
};
const said = { lang: example.lang, note: example.note };

const call = { access: 'tenant', params: batchParams, query: none } as const;

export const readMailing = route({
  id: 'code-batches.read-mailing',
  ...readMailingCall,
  ...call,
  summary: 'How a batch’s codes are mailed to their persons, and what has become of the mails',
  permission: 'promo_codes.read',
  response: mailing,
  example: { params, response: example },
});

export const saveMailing = route({
  id: 'code-batches.save-mailing',
  ...saveMailingCall,
  ...call,
  summary:
    'Mails a batch’s codes to their persons, each once: now or on a day, with one reminder; or takes that back',
  permission: 'promo_codes.write',
  verifiedOnly: true,
  body: mailingBody,
  response: mailing,
  errors: ['conflict', 'event_locked'],
  example: {
    params,
    request: { ...said, send: 'on', send_on: '2026-12-01', remind_days: 3 },
    response: example,
  },
});

export const previewMailing = route({
  id: 'code-batches.preview-mailing',
  ...previewMailingCall,
  ...call,
  summary: 'What the mail says in a language, with the batch’s first person or an example',
  permission: 'promo_codes.write',
  body: words,
  response: z.object({
    subject: z.string(),
    html: z.string().meta({ description: 'The whole document; nothing in it runs or loads' }),
    text: z.string(),
  }),
  example: {
    params,
    request: said,
    response: {
      subject: 'Lumen Summit has a gift for you',
      html: '<!DOCTYPE html><html lang="en"><body>Ada Fern, here is your gift</body></html>',
      text: 'Ada Fern, here is your gift',
    },
  },
});

export const testMailing = route({
  id: 'code-batches.test-mailing',
  ...testMailingCall,
  ...call,
  summary: 'Mails the person who asks what the mail says in a language; its code is an example',
  permission: 'promo_codes.write',
  verifiedOnly: true,
  body: words,
  response: z.object({ email: z.string() }),
  status: 202,
  errors: ['rate_limited'],
  example: { params, request: said, response: { email: 'admin@lumen-robotics.example' } },
});
