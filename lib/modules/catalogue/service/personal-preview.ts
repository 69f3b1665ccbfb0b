import { invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { personalise, previewPersonalised, type PersonalTexts } from '@/lib/modules/design/rules/personalise';
import { picturesOfLayers } from '@/lib/modules/design/rules/own-values';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { readPreview } from '@/lib/modules/catalogue/service/statements/read-preview';
import { findPictures } from '@/lib/modules/uploads/service/statements/pictures';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from './draw-garment';

interface PersonalQuery {
  slug: string;
  productId: string;
  colourIdentifier: string;
  side: Side;
  texts: PersonalTexts;
}

/**
 * An empty layer is accepted, since the shopper may still be typing another one; every other error of an order is
 * refused here too.
 */
function refusals(scene: Scene, texts: PersonalTexts): FieldErrors {
  const checked = personalise(scene, texts);
  const errors = checked.ok
    ? []
    : checked.error.filter(({ code }) => code !== 'text_missing' && code !== 'picture_missing');
  return Object.fromEntries(errors.map(({ layerId, code }) => [`texts.${layerId}`, [code]]));
}

/** The pictures that are not this tenant's, by layer; no file of them is read. */
async function strangers(
  { tenantId }: TenantContext,
  scene: Scene,
  texts: PersonalTexts,
): Promise<FieldErrors> {
  const own = Object.entries(picturesOfLayers([scene], { [scene.side]: texts })[scene.side] ?? {});
  if (own.length === 0) return {};
  const ids = own.map(([, id]) => id);
  const found = await withTenant({ tenantId, actor: 'system' }, (tx) => findPictures(tx, tenantId, ids));
  const gone = own.filter(([, id]) => !found.some((picture) => picture.id === id));
  return Object.fromEntries(gone.map(([layer]) => [`texts.${layer}`, ['picture_unknown' as const]]));
}

/**
 * A public product's picture with a shopper's own texts and pictures, which are named by their unguessable file ids
 * (S2.7, S3.2, S3.4-18). An empty layer shows its example. Throws 404 for drafts and other tenants' products, 422 by
 * layer for content the layer does not accept, such as another tenant's picture.
 */
export async function personalPreview(context: TenantContext, input: PersonalQuery): Promise<SafeSvg> {
  const row = await withTenant(context, (tx) => readPreview(tx, input));
  if (!row) throw notFound();
  const { family, hex, scene } = row;
  const { side, texts } = input;
  if (!scene) throw invalid({ texts: ['unknown'] });
  const problems = { ...refusals(scene, texts), ...(await strangers(context, scene, texts)) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return drawGarment(context.tenantId, { family, hex, side, scene: previewPersonalised(scene, texts) });
}
