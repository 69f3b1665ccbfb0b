import { recipient } from '@/scripts/test/claim-world';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import type { Case, Slot } from '../case';
import { ownGiftToken } from '../own-gift-mails';
import { BY_COLOUR, INVALID, LINE, at, inPath, narrowed, tenants } from '../shapes';

const GIFT = { product_id: 'lu-summit-hoodie', quantity: 1, personalisation: { front: { name: 'ADA' } } };
const SUMMIT = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const NAVY = { store: { identifier: 'hoodie-navy', size: 'M' } };
/** What is asked about the gift event itself. */
const OF_SUMMIT: Case = {
  home: 'ten_lumen',
  call: () => ({ params: SUMMIT }),
  slots: inPath('tenant', 'slug'),
};

/** A link that opens nothing is answered alike where `answer` says so. */
const giftMails = (answer?: Slot['answer']): Case => ({
  home: 'ten_lumen',
  call: () => ({ params: { token: ownGiftToken('ten_lumen') } }),
  slots: [at('params.token', 'giftToken', answer)],
});

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
  // A look reads nothing: whatever it names, it is answered the same, and counted only where all of it belongs together.
  'claim.count-view': [
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({ params: SUMMIT, body: { promo_code: promoCode } }),
      slots: [
        { at: 'params.tenant', kind: 'tenant', answer: 'ignored' },
        { at: 'params.slug', kind: 'slug', answer: 'ignored' },
        { at: 'body.promo_code', kind: 'code', answer: 'ignored' },
      ],
    },
  ],
  'claim.funnel': [OF_SUMMIT],
  'claim.funnel-file': [OF_SUMMIT],
  'claim.forecast': [OF_SUMMIT],
  'claim.list-flagged': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'orderCursor')])],
  'claim.list-refused': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'refusalCursor')])],
  'claim.list-thanks': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'refusalCursor')])],
  'claim.thank': [
    {
      home: 'ten_fjord',
      good: 409,
      call: ({ order: orderId }) => ({
        params: { token: orderToken({ tenantId: 'ten_fjord', orderId }) },
        body: { message: 'Thank you' },
      }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'gift-mails.read': [giftMails()],
  'gift-mails.stop': [giftMails('ignored')],
  'gift-mails.resume': [giftMails('ignored')],
  'claim.release-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
  'claim.refuse-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
};
