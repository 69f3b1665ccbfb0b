import { orderLinePreview } from '@/lib/modules/orders/contract/order-line-preview';
import { linePreview } from '@/lib/modules/orders/service/line-preview';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { svgResponse } from '@/lib/tenant-api/svg-response';

/** A text may still be changed after the order, so the picture is cached for an hour only, and only by the browser. */
const KEEP = 'private, max-age=3600';

export const linePreviewHandler = defineHandler(orderLinePreview, async ({ tenant, params, query }) =>
  svgResponse(await linePreview(tenant, params.line, params.side, query.signature), KEEP),
);
