import { notFound } from '@/lib/kernel/app-error';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { drawGarment } from './draw-garment';
import { previewKey, type PictureFormat } from './preview-key';
import { previewVersion } from './preview-url';
import type { ProductPreview } from './product-preview';
import { findProduct, type ProductPlace } from './read-product';

interface PictureQuery extends ProductPlace {
  colourIdentifier: string;
  side: Side;
  format: PictureFormat | 'svg';
}

/** Lists show small pictures. */
const WIDTH = 400;

/**
 * A product's picture for users of its tenant, whatever the status of product and event: the one made by the worker,
 * else the SVG. Throws 404 for another tenant's product and for a colour it does not have.
 */
export async function eventProductPicture(
  context: TenantContext,
  { colourIdentifier, side, format, ...place }: PictureQuery,
): Promise<ProductPreview> {
  const { tenantId } = context;
  const { row } = await withTenant(context, (tx) => findProduct(tx, tenantId, place));
  const { family, colours, frontHash, backHash } = row.card;
  const hex = colours.find(({ identifier }) => identifier === colourIdentifier)?.hex;
  if (hex === undefined) throw notFound();
  const [scene, sceneHash] = side === 'front' ? [row.sceneFront, frontHash] : [row.sceneBack, backHash];
  const version = previewVersion({ family, hex, sceneHash, side });
  if (format !== 'svg') {
    const bytes = await fileStore().get(previewKey(tenantId, version, { format, width: WIDTH }));
    if (bytes) return { format, bytes, version };
  }
  const svg = await drawGarment(tenantId, { family, hex, scene, side });
  return { format: 'svg', svg, version, standIn: scene !== null && format !== 'svg' };
}
