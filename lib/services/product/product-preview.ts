import { notFound } from '@/lib/kernel/app-error';
import { keepAllowedText } from '@/lib/domain/design/allowed-characters';
import { customisableTexts, previewPersonalised, type PersonalTexts } from '@/lib/domain/design/personalise';
import type { Scene, Side } from '@/lib/domain/design/scene-types';
import type { SafeSvg } from '@/lib/domain/design/svg-text';
import { readPreview } from '@/lib/db/queries/product/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from './draw-garment';
import { previewVersion } from './preview-url';

interface PreviewWish {
  slug: string;
  productId: string;
  colourIdentifier: string;
  side: Side;
  /** A shopper's own texts, shown as far as the layers take them. */
  texts?: PersonalTexts;
}

/** The texts without the characters that their layers refuse. */
function allowedTexts(scene: Scene, texts: PersonalTexts): PersonalTexts {
  const kept = customisableTexts(scene).flatMap((layer) => {
    const text = Object.hasOwn(texts, layer.id) ? texts[layer.id] : undefined;
    return text === undefined ? [] : [[layer.id, keepAllowedText(layer.allowed ?? 'any', text)] as const];
  });
  return Object.fromEntries(kept);
}

export interface ProductPreview {
  svg: SafeSvg;
  /** The `v` under which this very picture may be kept for ever. */
  version: string;
}

/** The picture of a public product in one colour, one side (SPEC 2.7). Throws 404 for drafts and other tenants' products. */
export async function productPreview(context: TenantContext, wish: PreviewWish): Promise<ProductPreview> {
  const row = await withTenant(context, (tx) => readPreview(tx, wish));
  if (!row) throw notFound();
  const { family, hex, scene, sceneHash } = row;
  const { texts, side } = wish;
  const shown = scene && texts ? previewPersonalised(scene, allowedTexts(scene, texts)) : scene;
  const svg = await drawGarment(context.tenantId, { family, hex, scene: shown, side });
  return { svg, version: previewVersion({ family, hex, sceneHash, side }) };
}
