import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, eventParams, none } from '@/lib/contract/primitives';
import { WHY_UNSERVED } from '@/lib/modules/events/rules/launch-lines';
import { blankId, namedBlank } from '@/lib/modules/catalogue/contract/product-fields';
import { priceBreak } from '@/lib/modules/pricing/contract/price-break';
import { chooseFulfillerCall, eventFulfillersCall } from '../paths';

/** Null: the client doesn’t mind. */
const choice = z.enum(['preferred', 'excluded']).nullable();
export type FulfillerChoice = z.output<typeof choice>;

/** What making one item of a blank costs at a printer, ex VAT. */
const itemPrices = namedBlank.extend({
  id: blankId,
  blank_price: amount,
  print_price: amount,
  /** Lower ones from so many in one order, where the platform's list prices count; absent without any. S2.2-321 */
  blank_breaks: z.array(priceBreak).optional(),
  print_breaks: z.array(priceBreak).optional(),
});

const eventFulfiller = z.object({
  id: z.string(),
  name: z.string(),
  /** False while it takes no new orders. */
  available: z.boolean(),
  /** Of the event’s countries, those that it ships to; empty for all of them. */
  countries: z.array(z.string()),
  origin_country: z.string(),
  techniques: z.array(z.string()),
  promised_days: z.number().int(),
  choice,
  /** Making one item ex VAT, by blank; null for people who don’t read costs (D50). */
  prices: z.array(itemPrices).nullable(),
});
export type EventFulfiller = z.output<typeof eventFulfiller>;

const eventFulfillers = z.object({ currency, fulfillers: z.array(eventFulfiller) });
export type EventFulfillers = z.output<typeof eventFulfillers>;

/** As its page shows them. */
const servedEvent = eventFulfillers.extend({
  /** ISO2 codes of the event’s countries that no printer can serve with all of its products, by why. S2.2-151 */
  unserved: z.array(z.object({ why: z.enum(WHY_UNSERVED), countries: z.array(z.string()) })),
});
export type ServedEvent = z.output<typeof servedEvent>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const example: EventFulfillers = {
  currency: 'GBP',
  fulfillers: [
    {
      id: 'ful_northlight',
      name: 'Northlight Print',
      available: true,
      countries: ['GB'],
      origin_country: 'GB',
      techniques: ['DTG'],
      promised_days: 3,
      choice: 'preferred',
      prices: [{ id: 'tee', family: 'tee', name: null, blank_price: '4.10', print_price: '3.20' }],
    },
  ],
};

/** S2.2-18, S2.2-112. */
export const listEventFulfillers = route({
  id: 'event-fulfillers.list',
  ...eventFulfillersCall,
  summary: 'The printers that serve an event’s countries, and which of them its client prefers or excludes',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: servedEvent,
  example: {
    params,
    response: { ...example, unserved: [{ why: 'ship_to', countries: ['JP'] }] },
  },
});

export const chooseFulfiller = route({
  id: 'event-fulfillers.choose',
  ...chooseFulfillerCall,
  summary:
    'Prefer a printer for an event’s orders, exclude it, or neither; orders already sent stay where they are',
  access: 'tenant',
  permission: 'events.choose_fulfillers',
  params: eventParams,
  query: none,
  body: z.object({
    fulfiller: z.string().regex(/^ful_[a-z0-9_]{2,40}$/),
    choice,
    /** The choice as it was shown: another’s is never overwritten. */
    seen: choice,
  }),
  response: eventFulfillers,
  errors: ['conflict', 'event_locked'],
  example: {
    params,
    request: { fulfiller: 'ful_northlight', choice: 'preferred', seen: null },
    response: example,
  },
});
