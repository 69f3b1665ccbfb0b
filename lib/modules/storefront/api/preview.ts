import { readPreview, readSharedPreview } from '@/lib/modules/storefront/contract/preview';
import {
  readOwnPreview,
  readSharedPreview as readShared,
} from '@/lib/modules/storefront/service/read-preview';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readPreviewHandler = defineHandler(readPreview, ({ user, params, query }) =>
  readOwnPreview(user, params.slug, query),
);

export const readSharedPreviewHandler = defineHandler(readSharedPreview, ({ params, query }) =>
  readShared(params.slug, query.preview, query),
);
