import { z } from 'zod';
import { amount, eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { priceBreak } from '@/lib/modules/pricing/contract/price-break';
import { listBlanksCall } from './paths';
import { blankId, blankNames } from './product-fields';

const offeredBlank = z.object({
  id: blankId,
  /** Which drawing it has. */
  family: z.enum(GARMENT_FAMILIES),
  /** Its name in English; null for one that is named as its family. */
  name: z.string().nullable(),
  /** In other languages, where it has a name of its own. */
  names: blankNames.optional(),
  brand: z.string(),
  code: z.string(),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  /** The platform's list prices ex VAT in the event's currency (D50-1): the garment, and the print on one side. */
  blank_price: amount,
  print_price: amount,
  /** Lower ones from so many in one order; absent without any. S2.2-315 */
  blank_breaks: z.array(priceBreak).optional(),
  print_breaks: z.array(priceBreak).optional(),
});
export type OfferedBlank = z.output<typeof offeredBlank>;

export const listBlanks = route({
  id: 'products.blanks',
  ...listBlanksCall,
  summary: 'The blanks that an event’s products can be made of',
  access: 'tenant',
  permission: 'products.read',
  params: eventParams,
  query: none,
  response: z.object({ blanks: z.array(offeredBlank) }),
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: {
      blanks: [
        {
          id: 'tee',
          family: 'tee',
          name: null,
          brand: 'Northlight',
          code: 'NL180',
          colours: [{ identifier: 'tee-black', name: 'Black', hex: '#17181a' }],
          sizes: ['S', 'M', 'L'],
          blank_price: '4.10',
          print_price: '3.20',
        },
      ],
    },
  },
});
