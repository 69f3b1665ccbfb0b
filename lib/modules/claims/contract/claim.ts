import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { consumerForm, consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { visitSource } from '@/lib/modules/orders/contract/visit-source';
import { orderProducts } from '@/lib/modules/checkout/contract/order-product';
import { dayMonthYear, eventParams, instantText, locale, none, text } from '@/lib/contract/primitives';
import { claimGiftCall } from './paths';

/** The claim form, with its language and the gift. D22-1. */
const claimBody = consumerForm.extend({
  /** May be empty for countries without postcodes; required and checked for all others. */
  address_postcode: text(20).default(''),
  promo_code: text(64).default(''),
  lang: locale.default('en'),
  products: orderProducts,
  source: visitSource,
});

export const claimGift = route({
  id: 'claim.claim',
  ...claimGiftCall,
  summary: 'Claim a free gift with a promotion code',
  access: 'public',
  params: eventParams,
  query: none,
  body: claimBody,
  response: z.object({
    order_ref: z.string(),
    /** The path of the order's own page (D2-7, D8). */
    order_link: z.string(),
    estimatedDeliveryDateX: dayMonthYear,
    estimatedDeliveryDateY: dayMonthYear,
    /** The client must confirm the claim before production; the recipient gets a mail about that (D24-2). */
    to_be_confirmed: z.boolean(),
    /** The claim stands, but its client has no room for what it costs yet: the dates follow by mail (D37-5). */
    awaits_release: z.boolean(),
    /** End of the edit window; null if the event has none (D18-9). */
    edit_until: instantText.nullable(),
  }),
  idempotent: true,
  errors: [
    'event_not_open',
    'event_closed',
    'event_exhausted',
    'already_ordered',
    'out_of_stock',
    'rate_limited',
  ],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: {
      ...consumerFormExample,
      address_postcode: '1011 AB',
      address_city: 'Amsterdam',
      address_country: 'Netherlands',
      promo_code: 'LS-0001',
      lang: 'en',
      products: [
        {
          product_id: 'lu-summit-hoodie',
          variant_id: 'lu-summit-hoodie-black-m',
          quantity: 1,
          personalisation: { front: { name: 'ADA' } },
        },
      ],
    },
    response: {
      order_ref: 'M7QK-3FXW',
      order_link: '/order/q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt',
      estimatedDeliveryDateX: '26-11-2026',
      estimatedDeliveryDateY: '30-11-2026',
      to_be_confirmed: false,
      awaits_release: false,
      edit_until: '2026-11-20T13:00:10.000Z',
    },
  },
});
