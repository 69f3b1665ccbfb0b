import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, locale, none, objectId } from '@/lib/contract/primitives';
import { sharePictureCall, shareStateCall } from './paths';

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

const shareState = z.object({
  /** Whether it is drawn; until then its address would keep a browser waiting. */
  ready: z.boolean(),
  /** Where the picture is, with its version. */
  url: z.string(),
});

/** For the store's own people: where the picture of an open store is, and whether it is there yet. 404 for a draft. */
export const readShareState = route({
  id: 'store-configuration.share-picture',
  ...shareStateCall,
  summary: 'Whether the picture of a store’s link is drawn; asking has it drawn',
  access: 'tenant',
  permission: 'store_configuration.read',
  params: eventParams,
  query: none,
  response: shareState,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: { ready: true, url: '/api/ten_fjord/fjord-fern/share-picture?v=5d41402abc4b2a76' },
  },
});
