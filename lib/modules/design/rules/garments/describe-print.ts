import { describeScene } from '@/lib/modules/design/rules/describe-scene';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PictureSizes } from '@/lib/modules/design/rules/layer-bounds';
import { type DesignWords, inkWords, sceneWords } from '@/lib/modules/design/rules/scene-words';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { printReference } from './print-reference';

/**
 * The print on a garment's side in words, with heights from its collar, hood or top edge. `fontBooks` as for drawing.
 */
export function describePrint(
  family: GarmentFamily,
  scene: Scene,
  fontBooks: FontBooks,
  t: DesignWords,
  pictures?: PictureSizes,
): string {
  const { from, mm } = printReference(family, scene.side);
  return sceneWords(describeScene(scene, fontBooks, mm, pictures), from, t);
}

/** The same without the side's name, for a text that already names it; empty if nothing is printed. */
export function describeInk(
  family: GarmentFamily,
  scene: Scene,
  fontBooks: FontBooks,
  t: DesignWords,
): string {
  const { from, mm } = printReference(family, scene.side);
  return inkWords(describeScene(scene, fontBooks, mm), from, t);
}
