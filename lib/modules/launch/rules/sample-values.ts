import { isAllowedText, keepAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import {
  customisableImages,
  customisableTexts,
  maxLengthOf,
  normaliseText,
} from '@/lib/modules/design/rules/personalise';
import type { Scene, TextLayer } from '@/lib/modules/design/rules/scene-types';
import type { PersonalTexts, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';

/** For a text layer without an example of its own. */
const EXAMPLES = ['Ada', 'A', '7'];

/** What a shopper might type: the layer's example as far as it may be typed. */
function sampleText(layer: TextLayer): string {
  const allowed = layer.allowed ?? 'any';
  const longest = maxLengthOf(layer);
  const example = [...normaliseText(keepAllowedText(allowed, layer.text))].slice(0, longest).join('').trim();
  if (example !== '') return example;
  return EXAMPLES.find((text) => text.length <= longest && isAllowedText(allowed, text)) ?? '';
}

const byLayer = (entries: readonly (readonly [string, string])[]) => Object.fromEntries(entries);

/** A shopper's own values for a product that asks for some: `texts` alone, and `all` with the example pictures. */
export function sampleValues({ sceneFront, sceneBack }: Pick<SellableProduct, 'sceneFront' | 'sceneBack'>): {
  texts: PersonalTexts;
  all: PersonalTexts;
} {
  const texts: PersonalTexts = {};
  const all: PersonalTexts = {};
  for (const scene of [sceneFront, sceneBack].filter((one): one is Scene => one !== null)) {
    const typed = customisableTexts(scene).map((layer) => [layer.id, sampleText(layer)] as const);
    const pictures = customisableImages(scene).map(({ id, src }) => [id, src] as const);
    if (typed.length > 0) texts[scene.side] = byLayer(typed);
    if (typed.length + pictures.length > 0) all[scene.side] = byLayer([...typed, ...pictures]);
  }
  return { texts, all };
}
