import { z } from 'zod';
import { CHARACTER_SETS, SIDES } from '@/lib/modules/design/rules/scene-types';
import { route } from '@/lib/contract/route';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { editedAddress } from '@/lib/modules/orders/contract/order-address';
import { none } from '@/lib/contract/primitives';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { readEditOptionsCall } from './paths';

/** The options of a line, and its current values. */
const lineOptions = z.object({
  id: z.string(),
  identifier: z.string(),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  /** `available`: 0 if fewer are left than the line has pieces. */
  variants: z.array(
    z.object({
      variant_id: z.string(),
      identifier: z.string(),
      size: z.string(),
      available: z.number().int().min(0),
    }),
  ),
  /** The shopper's texts, with the limits of each. */
  texts: z.array(
    z.object({
      side: z.enum(SIDES),
      layer: z.string(),
      text: z.string(),
      max_length: z.number().int(),
      allowed: z.enum(CHARACTER_SETS),
    }),
  ),
});

/** The options for editing an order. */
const editOptions = z.object({
  address: editedAddress,
  /** ISO2 codes; an empty list means every country. */
  countries: z.array(z.string()),
  /** Names or abbreviations of US states; an empty list means all. */
  states: z.array(z.string()),
  lines: z.array(lineOptions),
});
export type EditOptions = z.output<typeof editOptions>;

const { email: _, ...address } = consumerFormExample;

export const readEditOptions = route({
  id: 'order-page.edit-options',
  ...readEditOptionsCall,
  summary: 'What the holder of an order’s signed link may choose from when mending it',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  response: editOptions,
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    response: {
      address,
      countries: ['GB', 'IE'],
      states: [],
      lines: [
        {
          id: 'oli_7k2m9x4c1v8b3n5q6w0z',
          identifier: 'tee-black',
          colours: [{ identifier: 'tee-black', name: 'Black', hex: '#1b1b1d' }],
          variants: [
            { variant_id: 'ff-crew-tee-black-m', identifier: 'tee-black', size: 'M', available: 120 },
          ],
          texts: [{ side: 'front', layer: 'name', text: 'ADA', max_length: 14, allowed: 'any' }],
        },
      ],
    },
  },
});
