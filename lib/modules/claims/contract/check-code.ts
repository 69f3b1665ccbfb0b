import { z } from 'zod';
import { route, type ResponseOf } from '@/lib/contract/route';
import { eventParams, none, requiredText } from '@/lib/contract/primitives';
import { checkCodeCall } from './paths';

/** Checks a code without using it. D22-2, D27. */
export const checkCode = route({
  id: 'claim.check-code',
  ...checkCodeCall,
  summary: 'Whether a promotion code can be used now, before anything is typed; it takes nothing',
  access: 'public',
  params: eventParams,
  query: none,
  body: z.object({
    promo_code: requiredText(64),
    from_link: z.boolean().default(false).meta({ description: 'The code came with the page’s own link' }),
  }),
  response: z.object({
    usable: z.literal(true),
    products: z.array(z.string()).nullable().meta({ description: 'The gifts it is for; null for all' }),
    countries: z
      .array(z.string())
      .nullable()
      .meta({ description: 'ISO codes of where it is for; null for all' }),
    notes: z.array(z.string()).meta({ description: 'What the sender says to its holder; plain text' }),
  }),
  errors: ['event_not_open', 'event_closed', 'event_exhausted', 'rate_limited'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: { promo_code: 'LS-0001', from_link: true },
    response: { usable: true, products: null, countries: null, notes: ['Thank you for a great year.'] },
  },
});
export type UsableCode = ResponseOf<typeof checkCode>;
