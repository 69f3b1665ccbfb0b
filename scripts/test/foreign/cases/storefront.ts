import { approvalToken } from '@/lib/modules/events/service/approval-token';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { drawSharePicture } from '@/lib/modules/storefront/service/draw-share-picture';
import type { Case } from '../case';
import { ENTRY, freshCode, makePrivate, PRIVATE } from '../private-store';
import { inPath, at, FJORD, INVALID, narrowed, open, store } from '../shapes';

/** A call of a private store's entry page, which asks nothing of the tenant in its path. */
const entered = (prepare: () => Promise<unknown>, body?: object): Case => ({
  home: 'ten_fjord',
  call: async () => {
    await prepare();
    return { params: { slug: PRIVATE.slug }, body };
  },
  slots: inPath('slug'),
});

export const STOREFRONT_CASES: Record<string, Case[]> = {
  'storefront.list': [{ ...open(), ofAllTenants: true }],
  'storefront.read': [
    { ...open({ params: { slug: 'fjord-fern' } }), slots: [narrowed('products', 'product')] },
  ],
  'storefront.preview': [
    {
      ...open({ params: { slug: 'fjord-fern-summer' }, query: { product: 'ff-quay-cap' } }),
      slots: [...inPath('slug'), at('query.product', 'product')],
    },
  ],
  'storefront.shared-preview': [
    {
      home: 'ten_fjord',
      call: () => {
        const event = { tenantId: 'ten_fjord', slug: 'fjord-fern-summer' };
        return {
          params: { slug: event.slug },
          query: { preview: previewToken(event).token, product: 'ff-quay-cap' },
        };
      },
      slots: [...inPath('slug'), at('query.product', 'product')],
    },
  ],
  'storefront.answer-approval': [
    {
      home: 'ten_fjord',
      call: (own) => ({
        params: { slug: FJORD.slug },
        query: { preview: approvalToken({ tenantId: FJORD.tenant, approvalId: own.approval }) },
        body: { verdict: 'approved', name: 'Ada' },
      }),
      slots: [...inPath('slug'), at('query.preview', 'approvalToken')],
    },
  ],
  'storefront.read-entry': [entered(async () => makePrivate('password'))],
  'storefront.enter-by-password': [
    entered(async () => makePrivate('password'), { password: ENTRY.password }),
  ],
  'storefront.ask-entry-code': [entered(async () => makePrivate('invited'), { email: ENTRY.email })],
  'storefront.enter-by-code': [
    {
      home: 'ten_fjord',
      call: async () => {
        const code = await freshCode(PRIVATE.tenant, await makePrivate('invited'));
        return { params: { slug: PRIVATE.slug }, body: { email: ENTRY.email, code } };
      },
      // A wrong code is counted as a try of the right one.
      slots: [...inPath('slug'), { ...at('body.code', 'promoCode', INVALID), noted: true }],
    },
  ],
  'storefront.products': [
    store([], () => ({
      query: { q: 'tee', category: 't-shirts', colour: 'black', size: 'm', min: '1', max: '99' },
    })),
  ],
  'storefront.form-products': [store([], () => ({ query: { q: 'tee' } }))],
  'storefront.product-addresses': [store([])],
  'storefront.locked-to-country': [store([])],
  'storefront.contact': [
    store([], () => ({
      body: { name: 'Ada', email: 'ada@shopper.example', message: 'Do you ship to Orkney?' },
    })),
  ],
  'storefront.check-words': [store([], () => ({ body: { texts: ['Ada'] } }))],
  'storefront.share-picture': [
    {
      ...store([at('query.product', 'product')]),
      call: async () => {
        await drawSharePicture({ tenantId: FJORD.tenant, slug: FJORD.slug, productId: 'ff-crew-tee' });
        return { params: FJORD, query: { product: 'ff-crew-tee' } };
      },
    },
  ],
  'product.read': [store(inPath('product'), () => ({ params: { product: 'ff-crew-tee' } }))],
  'product.preview': [
    store(inPath('product', 'colour'), () => ({
      params: { product: 'ff-crew-tee', colour: 'tee-black', side: 'front' },
    })),
  ],
};
