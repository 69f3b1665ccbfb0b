import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { eventProductDetail, eventProductDetailExample, eventProductParams } from './event-product';
import { duplicateProductCall } from './paths';

/** The copy is called “… copy” in the event's language and comes right after the original. S2.2-60. */
export const duplicateProduct = route({
  id: 'products.duplicate',
  ...duplicateProductCall,
  summary:
    'Copies a product within its event as a draft: design, prices, texts and their translations, colours and stock numbers',
  access: 'tenant',
  permission: 'products.write',
  params: eventProductParams,
  query: none,
  body: none,
  response: eventProductDetail,
  errors: ['event_locked', 'product_locked'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    request: {},
    response: {
      ...eventProductDetailExample,
      product_id: 'prd_copy',
      name: 'Crew Tee copy',
      status: 'draft',
    },
  },
});
