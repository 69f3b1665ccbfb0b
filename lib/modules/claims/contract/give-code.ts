import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { locale, none, requiredText, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { NOTE_LENGTH, PERSON_NAME_LENGTH } from '@/lib/modules/claims/rules/batch-states';
import { batchExample, batchParams } from './code-batch';
import { giveCodeCall } from './paths';
import { promoCode, promoCodeExample } from './promo-code';

const giftBody = z.object({
  name: text(PERSON_NAME_LENGTH).default(''),
  email: emailFrom(requiredText(254)),
  text: text(NOTE_LENGTH)
    .default('')
    .meta({ description: 'What the sender says to this person; plain text' }),
  mail: z.boolean().default(true).meta({ description: 'Whether the code is mailed to them now' }),
  lang: locale
    .optional()
    .meta({ description: 'Of the batch’s mails, where none was said yet; the event’s without it' }),
});
export type GiftBody = z.output<typeof giftBody>;

/** Makes a code for somebody, mails it and answers it: a gift from another program. D40-9. */
export const giveCode = route({
  id: 'code-batches.give',
  ...giveCodeCall,
  summary:
    'Makes a single-use code for a person and mails it; the same person again gets no second one. Its story, with the mail and the claim, is read at its id',
  access: 'tenant',
  permission: 'promo_codes.write',
  verifiedOnly: true,
  params: batchParams,
  query: none,
  body: giftBody,
  response: promoCode,
  idempotent: true,
  errors: ['conflict', 'event_locked'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit', batch: batchExample.id },
    request: { name: 'Ada Fern', email: 'ada@guest.example', text: 'Thank you for the keynote', mail: true },
    response: {
      ...promoCodeExample,
      id: 'cod_7k2m9x4c1v8b3n5q6w0z',
      code: 'SUMMIT-7K4M9X3C',
      printed: 'SUMMIT-7K4M9X3C-D',
      batch_id: batchExample.id,
      batch_name: batchExample.name,
      person: { name: 'Ada Fern', email: 'ada@guest.example', text: 'Thank you for the keynote' },
      mail: { state: 'waiting', reason: null, at: null, reminded_at: null },
    },
  },
});
