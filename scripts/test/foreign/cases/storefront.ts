import { previewToken } from '@/lib/modules/events/service/preview-token';
import { drawSharePicture } from '@/lib/modules/storefront/service/draw-share-picture';
import type { Case } from '../case';
import { inPath, at, FJORD, narrowed, open, store } from '../shapes';

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
