import { productPicture } from '@/lib/modules/catalogue/contract/product-picture';
import { eventProductPicture } from '@/lib/modules/catalogue/service/product-picture';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { acceptedPicture } from './accepted-picture';
import { pictureResponse, svgResponse } from '@/lib/tenant-api/svg-response';

/** Its URL changes with its content; it is private to users of its tenant. */
const KEPT = 'private, max-age=86400';
/** While the picture is being made, or for a URL without a version. */
const FOR_A_WHILE = 'private, max-age=30';

export const productPictureHandler = defineHandler(
  productPicture,
  async ({ tenant, params, query, request }) => {
    const { slug, product: productId, colour: colourIdentifier, side } = params;
    const format = acceptedPicture(request.headers.get('accept'));
    const picture = await eventProductPicture(tenant, { slug, productId, colourIdentifier, side, format });
    const keep = query.v === picture.version ? KEPT : FOR_A_WHILE;
    const response =
      picture.format === 'svg'
        ? svgResponse(picture.svg, picture.standIn ? FOR_A_WHILE : keep)
        : pictureResponse(picture.bytes, `image/${picture.format}`, keep);
    response.headers.set('vary', 'Accept');
    return response;
  },
);
