import { z } from 'zod';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { route } from '@/lib/contract/route';
import { objectId } from '@/lib/contract/primitives';
import { eventProductParams } from './event-product';
import { productPictureCall } from './paths';

/** A picture, not JSON: as `product.preview`, for users of the tenant, in any status. */
export const productPicture = route({
  id: 'products.picture',
  ...productPictureCall,
  summary: 'The picture of a product in one colour, one side; of drafts too',
  access: 'tenant',
  permission: 'products.read',
  params: eventProductParams.extend({ colour: objectId, side: z.enum(SIDES) }),
  query: z.object({ v: z.string().max(64).optional() }),
  response: z.string().meta({ contentType: ['image/avif', 'image/webp', 'image/svg+xml'] }),
  example: {
    params: {
      tenant: 'ten_fjord',
      slug: 'fjord-fern',
      product: 'ff-crew-tee',
      colour: 'tee-black',
      side: 'front',
    },
    response: '',
  },
});
