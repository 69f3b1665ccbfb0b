import { z } from 'zod';
import { route } from '../route';
import { objectId, slug, tenantId } from '../shared/primitives';

const layerTexts = z.record(z.string().max(64), z.string().max(200));

/** Layer id → what a shopper typed, as JSON. */
const texts = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return layerTexts.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  });

/** Drawn from the product's scene; an SVG picture, not JSON. */
export const productPreview = route({
  id: 'product.preview',
  method: 'get',
  path: '/api/{tenant}/{slug}/preview/{product}/{colour}/{side}',
  summary: 'The picture of a product in one colour, one side',
  access: 'public',
  params: z.object({
    tenant: tenantId,
    slug,
    product: objectId,
    colour: objectId,
    side: z.enum(['front', 'back']),
  }),
  query: z.object({ v: z.string().max(64).optional(), texts: texts.optional() }),
  response: z.string().meta({ contentType: 'image/svg+xml' }),
  bare: true,
  example: {
    params: {
      tenant: 'ten_fjord',
      slug: 'fjord-fern',
      product: 'ff-crew-tee',
      colour: 'tee-black',
      side: 'front',
    },
    response: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
});
