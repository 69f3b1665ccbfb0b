import { recipient } from '@/scripts/test/claim-world';
import type { Case } from '../case';
import { BY_COLOUR, INVALID, LINE, at, inPath, narrowed, tenants } from '../shapes';

const GIFT = { product_id: 'lu-summit-hoodie', quantity: 1, personalisation: { front: { name: 'ADA' } } };
const SUMMIT = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const NAVY = { store: { identifier: 'hoodie-navy', size: 'M' } };

export const CLAIM_CASES: Record<string, Case[]> = {
  'claim.claim': [
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({
        params: SUMMIT,
        body: recipient({
          promo_code: promoCode,
          products: [{ ...GIFT, variant_id: 'lu-summit-hoodie-navy-m' }],
        }),
      }),
      slots: [
        ...inPath('tenant', 'slug'),
        ...LINE,
        { ...at('body.promo_code', 'code', INVALID), noted: true },
      ],
    },
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({
        params: SUMMIT,
        body: recipient({ promo_code: promoCode, products: [{ ...GIFT, products: NAVY }] }),
      }),
      slots: [BY_COLOUR],
    },
  ],
  'claim.check-code': [
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({ params: SUMMIT, body: { promo_code: promoCode } }),
      slots: [...inPath('tenant', 'slug'), { ...at('body.promo_code', 'code', INVALID), noted: true }],
    },
  ],
  'claim.list-flagged': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'orderCursor')])],
  'claim.list-refused': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'refusalCursor')])],
  'claim.release-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
  'claim.refuse-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
};
