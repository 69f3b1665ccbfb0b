import { productPreview } from '@/lib/modules/catalogue/contract/product-preview';
import { personalPreview } from '@/lib/modules/catalogue/service/personal-preview';
import { productPreview as find } from '@/lib/modules/catalogue/service/product-preview';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { acceptedPicture } from './accepted-picture';
import { pictureResponse, svgResponse } from '@/lib/tenant-api/svg-response';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** For a URL without the picture's version, whose picture may change soon. */
const FOR_A_WHILE = 'public, max-age=60';
/** For an event that may not be public. */
const PREVIEWED = 'private, max-age=300';
/** While the worker makes the picture. */
const UNTIL_MADE = 'public, max-age=30';
/** A shopper's own texts are private. */
const OWN = 'private, max-age=86400';

export const productPreviewHandler = defineHandler(
  productPreview,
  async ({ tenant, params, query, request }) => {
    const { slug, product: productId, colour: colourIdentifier, side } = params;
    const input = { slug, productId, colourIdentifier, side };
    if (query.texts) return svgResponse(await personalPreview(tenant, { ...input, texts: query.texts }), OWN);

    const format = query.as ?? acceptedPicture(request.headers.get('accept'));
    const preview = await find(tenant, { ...input, format, width: query.w ?? 600, preview: query.preview });
    const lasting = query.v === preview.version ? FOR_EVER : FOR_A_WHILE;
    const keep = query.preview ? PREVIEWED : lasting;
    const response =
      preview.format === 'svg'
        ? svgResponse(preview.svg, preview.standIn && !query.preview ? UNTIL_MADE : keep)
        : pictureResponse(preview.bytes, `image/${preview.format}`, keep);
    response.headers.set('vary', 'Accept');
    return response;
  },
);
