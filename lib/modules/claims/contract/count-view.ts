import { z } from 'zod';
import { eventParams, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { countViewCall } from './paths';

/**
 * A claim page was opened: its own script says so, since the page may come from a cache. It reads nothing, so its answer
 * says nothing: that of a store which is private, another's, or not there is the same. D40-12, ADR 0090.
 */
export const countView = route({
  id: 'claim.count-view',
  ...countViewCall,
  summary: 'A claim page was opened; a number and no more, of nobody in particular',
  access: 'public',
  beforeEntry: true,
  params: eventParams,
  query: none,
  body: z.object({
    promo_code: text(64).default('').meta({ description: 'The code of the page’s link' }),
  }),
  response: z.object({ noted: z.literal(true) }),
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: { promo_code: 'LS-0001' },
    response: { noted: true },
  },
});
