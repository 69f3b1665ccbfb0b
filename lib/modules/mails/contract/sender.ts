import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { instantText, none, tenantParams, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { confirmReplyToCall, readSenderCall, saveSenderCall } from './paths';

const sender = z.object({
  name: z.string().meta({ description: 'The name in From; empty for the store’s' }),
  reply_to: z.string().meta({ description: 'Who replies go to; empty for the store’s contact address' }),
  asked: z
    .object({ email: z.string(), until: instantText })
    .nullable()
    .meta({ description: 'An address that has yet to be confirmed by the link mailed to it' }),
  version: z.int32(),
});
export type MailSender = z.output<typeof sender>;

const EXAMPLE: MailSender = {
  name: 'Fjord & Fern Merch',
  reply_to: 'hello@fjord-fern.example',
  asked: { email: 'merch@fjord-fern.example', until: '2026-12-05T09:00:00.000Z' },
  version: 2,
};
const params = { tenant: 'ten_fjord' };
/** A name isn't an address, and no address hides in it. */
const NAME = /^[^@<>"\\\p{Cc}]*$/u;

export const senderForm = z.object({
  name: text(80).regex(NAME, { error: 'invalid_characters' satisfies FieldErrorCode }),
  reply_to: z.union([z.literal(''), emailFrom(z.string().trim().toLowerCase().max(254))]),
  again: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether a link that is on its way is mailed again' }),
  version: z.int32().min(0),
});
export type SenderForm = z.output<typeof senderForm>;

/** S2.2-103. */
export const readSender = route({
  id: 'mails.read-sender',
  ...readSenderCall,
  summary: 'Who the client’s mails to shoppers come from, and who replies go to',
  access: 'tenant',
  permission: 'mails.read',
  params: tenantParams,
  query: none,
  response: sender,
  example: { params, response: EXAMPLE },
});

/** S2.2-103, S2.2-104. */
export const saveSender = route({
  id: 'mails.save-sender',
  ...saveSenderCall,
  summary: 'Sets them; a new address is mailed a link, and used once that was opened',
  access: 'tenant',
  permission: 'mails.update',
  verifiedOnly: true,
  params: tenantParams,
  query: none,
  body: senderForm,
  response: sender,
  errors: ['conflict', 'rate_limited'],
  example: {
    params,
    request: { name: EXAMPLE.name, reply_to: 'merch@fjord-fern.example', again: false, version: 1 },
    response: EXAMPLE,
  },
});

/** S2.2-104. */
export const confirmReplyTo = route({
  id: 'mails.confirm-reply-to',
  ...confirmReplyToCall,
  summary: 'Confirms the address for replies by the link mailed to it, once',
  access: 'tenant',
  permission: 'mails.update',
  params: tenantParams,
  query: none,
  body: z.object({ token: z.string().max(300) }),
  response: sender,
  errors: ['gone'],
  example: {
    params,
    request: { token: 'q1w2e3' },
    response: { ...EXAMPLE, reply_to: 'merch@fjord-fern.example', asked: null, version: 3 },
  },
});
