import { z } from 'zod';
import { route } from '@/lib/contract/route';
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
  body: z.object({ promo_code: requiredText(64) }),
  response: z.object({ usable: z.literal(true) }),
  errors: ['event_not_open', 'event_closed', 'event_exhausted', 'rate_limited'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: { promo_code: 'LS-0001' },
    response: { usable: true },
  },
});
