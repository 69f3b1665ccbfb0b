import { invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { personalise, previewPersonalised, type PersonalTexts } from '@/lib/domain/design/personalise';
import type { Scene, Side } from '@/lib/domain/design/scene-types';
import type { SafeSvg } from '@/lib/domain/design/svg-text';
import { readPreview } from '@/lib/db/queries/product/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from './draw-garment';

interface PersonalWish {
  slug: string;
  productId: string;
  colourIdentifier: string;
  side: Side;
  texts: PersonalTexts;
}

/** A layer may still be empty while its neighbour is typed; anything else that an order would refuse, this refuses too. */
function refusals(scene: Scene, texts: PersonalTexts): FieldErrors {
  const checked = personalise(scene, texts);
  const errors = checked.ok ? [] : checked.error.filter(({ code }) => code !== 'text_missing');
  return Object.fromEntries(errors.map(({ layerId, code }) => [`texts.${layerId}`, [code]]));
}

/**
 * A public product's picture with a shopper's own texts (SPEC 2.7, 3.2), an empty layer showing its example. Throws 404 for
 * drafts and other tenants' products, 422 by layer for a text that its layer does not take.
 */
export async function personalPreview(context: TenantContext, wish: PersonalWish): Promise<SafeSvg> {
  const row = await withTenant(context, (tx) => readPreview(tx, wish));
  if (!row) throw notFound();
  const { family, hex, scene } = row;
  const { side, texts } = wish;
  if (!scene) throw invalid({ texts: ['unknown'] });
  const problems = refusals(scene, texts);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return drawGarment(context.tenantId, { family, hex, side, scene: previewPersonalised(scene, texts) });
}
