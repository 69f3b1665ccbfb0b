import { z } from 'zod';
import { CLONED_STOCK } from '@/lib/modules/event-builder/rules/clone-parts';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText, slug, text } from '@/lib/contract/primitives';
import { cloneEventCall } from './paths';

/** What comes along. Orders, claims, codes and invitees never do. */
const eventClone = z.strictObject({
  name: requiredText(80),
  /** Left out, it is made of the name. */
  slug: text(200).optional(),
  /** The products with their designs and prices, as products of its own. */
  products: z.boolean(),
  /** `same`: as many as the source has left; `made_to_order`: as a new product starts. Only with products. */
  stock: z.enum(CLONED_STOCK).default('made_to_order'),
  /** Colours, fonts, pictures and texts; else the first of the platform's. */
  look: z.boolean(),
  /** Countries, shipping, claim rules, blocked words and the like; else the defaults of its type. Never its dates. */
  details: z.boolean(),
  /** The vouchers that have not expired, none of them used yet. */
  vouchers: z.boolean(),
});
export type EventClone = z.output<typeof eventClone>;

export const cloneEvent = route({
  id: 'events.clone',
  ...cloneEventCall,
  summary: 'A new event made of another one of the same tenant, as a draft',
  access: 'tenant',
  permission: 'events.create',
  params: eventParams,
  query: none,
  body: eventClone,
  response: z.object({ slug, products: z.number().int(), vouchers: z.number().int() }),
  errors: ['event_locked', 'rate_limited'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      name: 'Fjord & Fern Winter',
      products: true,
      stock: 'made_to_order',
      look: true,
      details: true,
      vouchers: false,
    },
    response: { slug: 'fjord-and-fern-winter', products: 12, vouchers: 0 },
  },
});
