import { productPreview } from '@/lib/contracts/product/product-preview';
import { productPreview as draw } from '@/lib/services/product/product-preview';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { svgResponse } from './svg-response';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** An address without the picture's own version may show another one soon. */
const FOR_A_WHILE = 'public, max-age=60';
/** A shopper's own words are nobody else's. */
const OWN = 'private, max-age=86400';

export const productPreviewHandler = defineHandler(productPreview, async ({ tenant, params, query }) => {
  const { slug, product, colour, side } = params;
  const { svg, version } = await draw(tenant, {
    slug,
    productId: product,
    colourIdentifier: colour,
    side,
    ...(query.texts ? { texts: query.texts } : {}),
  });
  if (query.texts) return svgResponse(svg, OWN);
  return svgResponse(svg, query.v === version ? FOR_EVER : FOR_A_WHILE);
});
