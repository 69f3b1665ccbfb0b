import { canonicalScene } from '@/lib/modules/design/rules/canonical-scene';
import { SIDES, type Design } from '@/lib/modules/design/rules/scene-types';
import { designFromWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { ProductDraft } from '@/lib/modules/catalogue/client/product-draft';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { factsOf, wholeFacts } from './facts-form';

/** The editor's initial draft of a product. */
export function draftOf(product: EventProductDetail): ProductDraft {
  return {
    updatedAt: product.updated_at,
    facts: factsOf(product),
    design: designFromWire(product.design),
    pictures: product.pictures,
  };
}

/** The design as JSON without empty sides, which are not stored. */
function canonical(design: Design): string {
  return SIDES.map((side) => {
    const scene = design[side];
    return scene && scene.layers.length > 0 ? canonicalScene(scene) : '';
  }).join('\n');
}

/** Which parts of the edited product differ from the stored ones. */
export interface Unsaved {
  facts: boolean;
  design: boolean;
}

export function unsavedOf(draft: ProductDraft, product: EventProductDetail): Unsaved {
  const stored = factsOf(product);
  const typed = wholeFacts(draft.facts, product);
  const same = (['name', 'price', 'perSide', 'perText', 'perImage'] as const).every(
    (field) => typed[field] === stored[field],
  );
  return {
    facts: !same || typed.colours.join(' ') !== stored.colours.join(' '),
    design: canonical(draft.design) !== canonical(designFromWire(product.design)),
  };
}
