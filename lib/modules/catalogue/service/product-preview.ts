import { notFound } from '@/lib/kernel/app-error';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { readPreview } from '@/lib/modules/catalogue/service/statements/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { mayLook } from '@/lib/modules/events/service/may-look';
import { askForPreview } from './ask-for-preview';
import { drawGarment } from './draw-garment';
import { previewKey, type PictureFormat, type PictureWidth } from './preview-key';
import { previewVersion } from './preview-url';

interface PreviewQuery {
  slug: string;
  productId: string;
  colourIdentifier: string;
  side: Side;
  format: PictureFormat | 'svg';
  width: PictureWidth;
  /** The token of a preview link, for an event that is not public. */
  preview?: string | undefined;
}

/** `version` is the `v` under which this picture may be cached for ever. */
export type ProductPreview =
  | { format: PictureFormat; bytes: Buffer; version: string }
  /** `standIn`: true while the worker has not made the requested picture yet. A plain side is always an SVG. */
  | { format: 'svg'; svg: SafeSvg; version: string; standIn: boolean };

/**
 * The picture of a public product in one colour and side (S2.7): the one the worker has made, else the SVG at once, so
 * that nobody waits and this process renders nothing; the worker then draws this one next. Throws 404 for other tenants' products and, without a preview
 * token, for drafts.
 */
export async function productPreview(context: TenantContext, input: PreviewQuery): Promise<ProductPreview> {
  const drafts = await mayLook({ tenantId: context.tenantId, slug: input.slug }, input.preview);
  const row = await withTenant(context, (tx) => readPreview(tx, { ...input, drafts }));
  if (!row) throw notFound();
  const { family, hex, scene, sceneHash } = row;
  const { format, side, width } = input;
  const version = previewVersion({ family, hex, sceneHash, side });
  if (format !== 'svg') {
    const bytes = await fileStore().get(previewKey(context.tenantId, version, { format, width }));
    if (bytes) return { format, bytes, version };
  }
  const standIn = scene !== null && format !== 'svg';
  if (standIn && sceneHash !== null) {
    await askForPreview(context, { productId: input.productId, side, family, hex, sceneHash });
  }
  const svg = await drawGarment(context.tenantId, { family, hex, scene, side });
  return { format: 'svg', svg, version, standIn };
}
