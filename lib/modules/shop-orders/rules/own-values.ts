import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { typedFor } from '@/lib/modules/design/rules/typed-for';
import type { PersonalTexts, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';

/**
 * What a shopper typed at a product of a shop, by the layers that it is for: a field is called as the layer is, by its label or its id. Other
 * fields are the shop's own, such as a gift note. A picture is told by its address, and is the file of that in `files`. S4-60.
 */
export function ownValues(
  { sceneFront, sceneBack }: Pick<SellableProduct, 'sceneFront' | 'sceneBack'>,
  properties: Readonly<Record<string, string>>,
  files: ReadonlyMap<string, string> = new Map(),
): PersonalTexts {
  const scenes = { front: sceneFront, back: sceneBack };
  const own: PersonalTexts = {};
  for (const side of SIDES) {
    const scene = scenes[side];
    for (const layer of scene ? customisableLayers(scene) : []) {
      const value = typedFor(layer, properties);
      if (value === undefined) continue;
      const told = layer.type === 'image' ? (files.get(value) ?? value) : value;
      own[side] = { ...own[side], [layer.id]: told };
    }
  }
  return own;
}
