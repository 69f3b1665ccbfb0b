import { z } from 'zod';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import { route } from '@/lib/contract/route';
import { objectId, none, tenantParams } from '@/lib/contract/primitives';
import { moveAssetCall } from './paths';

/**
 * Moving the same picture again returns the same image. 404 for a picture that is not the store's, and for an invalid
 * token.
 */
export const moveAsset = route({
  id: 'assets.move',
  ...moveAssetCall,
  summary: 'Makes a picture of a temporary store one of the company’s own',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: none,
  body: z.strictObject({
    img_id: objectId,
    /** Only the holder of the store may move its content. */
    temporary_store: storeToken,
  }),
  response: z.object({ data: z.string().meta({ description: 'Id of the image' }) }),
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: {
      img_id: 'fil_7k2m9x4c1v8b3n5q6w0z',
      temporary_store: `${'a'.repeat(43)}dHN0XzdrMm05cTRyNXQ2djh3MHgxeTN6`,
    },
    response: { data: 'fil_3c8v5b1n7m2q9w4e6r0t' },
  },
});
