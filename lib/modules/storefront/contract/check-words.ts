import { z } from 'zod';
import { CHECKED_TEXTS } from '@/lib/modules/design/rules/refused-words-limits';
import { SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { checkWordsCall } from './paths';

/**
 * The indexes of the texts that contain a refused word of the event; the words themselves are not disclosed
 * (docs/decisions/0027).
 */
export const checkWords = route({
  id: 'storefront.check-words',
  ...checkWordsCall,
  summary: 'Whether texts of a shopper’s own may be printed in a store',
  access: 'public',
  params: eventParams,
  query: none,
  body: z.strictObject({
    texts: z.array(z.string().max(SCENE_LIMITS.textLength)).min(1).max(CHECKED_TEXTS),
  }),
  response: z.object({ refused: z.array(z.number().int()) }),
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: { texts: ['Ada', 'A rival'] },
    response: { refused: [1] },
  },
});
