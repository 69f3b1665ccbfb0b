import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, locale, objectId } from '@/lib/contract/primitives';
import { sharePictureCall } from './paths';

/** A picture, not JSON: a PNG of 1200 × 630 px in the store's own colours and fonts. */
export const sharePicture = route({
  id: 'storefront.share-picture',
  ...sharePictureCall,
  summary: 'The picture that a link to a store or a product is shown with',
  access: 'public',
  params: eventParams,
  query: z.object({
    product: objectId.optional(),
    v: z.string().max(64).optional(),
    /** Of its texts; without it, or a translation, those of the event. */
    lang: locale.optional(),
  }),
  response: z.string().meta({ contentType: ['image/png'] }),
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    query: { product: 'ff-crew-tee' },
    response: '',
  },
});
