import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { objectId, tenantId } from '@/lib/contract/primitives';
import { orderLinePreviewCall } from './paths';

/** The signature is part of the URL, so that a mail or a confirmation can show the picture without a login. */
export const orderLinePreview = route({
  id: 'orders.line-preview',
  ...orderLinePreviewCall,
  summary: 'The picture of an ordered line as it will be printed',
  access: 'signed',
  params: z.object({ tenant: tenantId, line: objectId, side: z.enum(['front', 'back']) }),
  /**
   * `v` identifies the line's current state, so that a cached picture of an older state is not shown; it is not
   * checked.
   */
  query: z.object({ signature: z.string().max(128), v: z.string().max(40).optional() }),
  response: z.string().meta({ contentType: 'image/svg+xml' }),
  example: {
    params: { tenant: 'ten_fjord', line: 'oli_7k2m9x4c1v8b3n5q6w0z', side: 'front' },
    query: { signature: 'b1946ac92492d2347c6235b4d2611184' },
    response: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
});
