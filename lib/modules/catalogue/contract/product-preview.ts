import { z } from 'zod';
import { PREVIEW_TEXTS_LENGTH } from '@/lib/modules/design/rules/side-limits';
import { route } from '@/lib/contract/route';
import { layerTexts } from '@/lib/modules/design/contract/personalisation';
import { guestToken, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { productPreviewCall } from './paths';

/** Layer id → the shopper's text, or the file id of their picture, as JSON. */
const texts = z
  .string()
  .max(PREVIEW_TEXTS_LENGTH)
  .transform((text, context) => {
    try {
      return layerTexts.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  });

const pixels = (width: '400' | '600') => (width === '400' ? 400 : 600);

/**
 * A picture, not JSON: AVIF or WebP depending on `Accept`, SVG until it has been made; with `texts` the SVG with a
 * shopper's own texts and pictures.
 */
export const productPreview = route({
  id: 'product.preview',
  ...productPreviewCall,
  summary: 'The picture of a product in one colour, one side',
  access: 'public',
  params: z.object({
    tenant: tenantId,
    slug,
    product: objectId,
    colour: objectId,
    side: z.enum(['front', 'back']),
  }),
  query: z.object({
    v: z.string().max(64).optional(),
    /** Its width in px; default 600. */
    w: z.enum(['400', '600']).transform(pixels).optional(),
    /** The drawing itself, sharp at any size: for the large view of a product's page. */
    as: z.enum(['svg']).optional(),
    texts: texts.optional(),
    /** The token of a preview link, for an event that is not public. */
    preview: guestToken.optional(),
  }),
  errors: ['gone'],
  response: z.string().meta({ contentType: ['image/avif', 'image/webp', 'image/svg+xml'] }),
  example: {
    params: {
      tenant: 'ten_fjord',
      slug: 'fjord-fern',
      product: 'ff-crew-tee',
      colour: 'tee-black',
      side: 'front',
    },
    query: { texts: '{"name":"ADA"}' },
    response: '',
  },
});
