import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, locale } from '@/lib/contract/primitives';
import { lockedToCountryCall } from './paths';

/** A country of the order form, with its name in `lang`. */
const lockedCountry = z.object({ iso2: z.string(), name: z.string() });

export const lockedToCountry = route({
  id: 'storefront.locked-to-country',
  ...lockedToCountryCall,
  summary: 'The countries an event is locked to; empty when it is not',
  access: 'public',
  params: eventParams,
  query: z.object({ lang: locale.default('en') }),
  response: z.array(lockedCountry),
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    query: { lang: 'en' },
    response: [{ iso2: 'NL', name: 'Netherlands' }],
  },
});
