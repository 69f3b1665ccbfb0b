import { z } from 'zod';
import { locale, none, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { readMailCall, testMailCall } from './paths';

const params = tenantParams.extend({ sample: z.enum(SHOPPER_MAILS) });
const AT = { tenant: 'ten_fjord', sample: 'order_shipped' } as const;

export const shownMail = z.object({
  /** The name in From; the address is the installation's own. */
  sender: z.string(),
  /** Who replies go to; null for nobody. */
  reply_to: z.string().nullable(),
  subject: z.string(),
  /** The whole document, its pictures inside; nothing in it runs or loads. */
  html: z.string(),
  text: z.string(),
  /** Whether an order of the client's own fills it; else it is made up. */
  own: z.boolean(),
});
export type ShownMail = z.output<typeof shownMail>;

/** S2.2-101. */
export const readMail = route({
  id: 'mails.read',
  ...readMailCall,
  summary: 'A mail that shoppers get, as it is sent, to a made-up recipient',
  access: 'tenant',
  permission: 'mails.read',
  params,
  query: z.object({ lang: locale }),
  response: shownMail,
  example: {
    params: AT,
    query: { lang: 'en' },
    response: {
      sender: 'Fjord & Fern',
      reply_to: 'hello@fjord-fern.example',
      subject: 'Your order FF-1001 from Fjord & Fern has shipped',
      html: '<!DOCTYPE html><html lang="en"><body>On its way, Alex Sample</body></html>',
      text: 'On its way, Alex Sample',
      own: true,
    },
  },
});

/** S2.2-102. */
export const testMail = route({
  id: 'mails.test',
  ...testMailCall,
  summary: 'Sends such a mail to whoever asks, marked as a test',
  access: 'tenant',
  permission: 'mails.test',
  params,
  query: none,
  body: z.object({ lang: locale }),
  errors: ['email_unverified', 'rate_limited'],
  response: z.object({ email: z.string() }),
  example: { params: AT, request: { lang: 'en' }, response: { email: 'isla@fjord-fern.example' } },
});
