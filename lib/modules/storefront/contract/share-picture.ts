import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, objectId } from '@/lib/contract/primitives';

/** A picture, not JSON: a PNG of 1200 × 630 px in the store's own colours and fonts. */
export const sharePicture = route({
  id: 'storefront.share-picture',
  method: 'get',
  path: '/api/{tenant}/{slug}/share-picture',
  summary: 'The picture that a link to a store or a product is shown with',
  access: 'public',
  params: eventParams,
  query: z.object({ product: objectId.optional(), v: z.string().max(64).optional() }),
  response: z.string().meta({ contentType: ['image/png'] }),
  bare: true,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    query: { product: 'ff-crew-tee' },
    response: '',
  },
});
