import { readShareState, sharePicture } from '@/lib/modules/storefront/contract/share-picture';
import {
  readShareState as readState,
  sharePicture as make,
} from '@/lib/modules/storefront/service/share-picture';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { pictureResponse } from '@/lib/tenant-api/svg-response';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** For a URL without the picture's version, whose picture may change soon. */
const FOR_A_WHILE = 'public, max-age=300';

export const sharePictureHandler = defineHandler(sharePicture, async ({ tenant, params, query }) => {
  const { png, version } = await make(tenant, {
    slug: params.slug,
    productId: query.product,
    lang: query.lang,
  });
  return pictureResponse(png, 'image/png', query.v === version ? FOR_EVER : FOR_A_WHILE);
});

export const readShareStateHandler = defineHandler(readShareState, ({ tenant, params }) =>
  readState(tenant, params.slug),
);
