import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import type { PersonalTexts, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * What a shopper typed at a product of a shop, by the layers that it is for: a field is called as the layer is, by its label or its id. Other
 * fields are the shop's own, such as a gift note. S4-60.
 */
export function ownValues(
  { sceneFront, sceneBack }: Pick<SellableProduct, 'sceneFront' | 'sceneBack'>,
  properties: Readonly<Record<string, string>>,
): PersonalTexts {
  const typed = new Map(Object.entries(properties).map(([name, value]) => [fold(name), value]));
  const scenes = { front: sceneFront, back: sceneBack };
  const own: PersonalTexts = {};
  for (const side of SIDES) {
    const scene = scenes[side];
    for (const { id, label } of scene ? customisableLayers(scene) : []) {
      const value = typed.get(fold(id)) ?? (label === undefined ? undefined : typed.get(fold(label)));
      if (value !== undefined && value.trim() !== '') own[side] = { ...own[side], [id]: value };
    }
  }
  return own;
}
