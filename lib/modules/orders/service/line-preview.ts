import { notFound } from '@/lib/kernel/app-error';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { readLinePicture } from '@/lib/modules/orders/data/read-line-picture';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from '@/lib/modules/catalogue/service/draw-garment';
import { linePreviewIsSigned } from './line-preview-url';

/**
 * The picture of an ordered line as it will be printed. Throws 404 for a signature that is not valid for exactly this
 * picture.
 */
export async function linePreview(
  context: TenantContext,
  lineId: string,
  side: Side,
  signature: string,
): Promise<SafeSvg> {
  const { tenantId } = context;
  if (!linePreviewIsSigned({ tenantId, lineId, side }, signature)) throw notFound();
  const picture = await withTenant(context, (tx) => readLinePicture(tx, tenantId, lineId, side));
  if (!picture) throw notFound();
  return drawGarment(tenantId, { ...picture, side });
}
