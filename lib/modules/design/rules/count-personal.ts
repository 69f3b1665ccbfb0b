import type { PersonalCount } from '@/lib/modules/pricing/rules/personal-price';
import type { Layer, Scene, Side } from './scene-types';

/** Side → layer id → the shopper's value. */
type Given = Partial<Record<Side, Readonly<Record<string, string>>>>;

const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/** The personalisation that a price counts: the customisable layers the shopper filled in, and their sides. */
export function countPersonal(scenes: readonly (Scene | null | undefined)[], given: Given): PersonalCount {
  const count: PersonalCount = { sides: 0, texts: 0, images: 0 };
  for (const scene of scenes) {
    if (!scene) continue;
    const values = given[scene.side] ?? {};
    const own = scene.layers.filter(
      (layer: Layer) =>
        layer.customisable && !layer.hidden && Object.hasOwn(values, layer.id) && isFilled(values[layer.id]),
    );
    const texts = own.filter(({ type }) => type === 'text').length;
    const images = own.filter(({ type }) => type === 'image').length;
    count.texts += texts;
    count.images += images;
    if (texts + images > 0) count.sides += 1;
  }
  return count;
}
