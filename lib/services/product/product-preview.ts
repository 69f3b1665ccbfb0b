import { notFound } from '@/lib/kernel/app-error';
import type { Side } from '@/lib/domain/design/scene-types';
import type { SafeSvg } from '@/lib/domain/design/svg-text';
import { readPreview } from '@/lib/db/queries/product/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from './draw-garment';
import { previewVersion } from './preview-url';

export interface ProductPreview {
  svg: SafeSvg;
  /** The `v` under which this very picture may be kept for ever. */
  version: string;
}

/** The picture of a public product in one colour, one side (SPEC 2.7). Throws 404 for drafts and other tenants' products. */
export async function productPreview(
  context: TenantContext,
  wish: { slug: string; productId: string; colourIdentifier: string; side: Side },
): Promise<ProductPreview> {
  const row = await withTenant(context, (tx) => readPreview(tx, wish));
  if (!row) throw notFound();
  const { family, hex, scene, sceneHash } = row;
  const svg = await drawGarment(context.tenantId, { family, hex, scene, side: wish.side });
  return { svg, version: previewVersion({ family, hex, sceneHash, side: wish.side }) };
}
