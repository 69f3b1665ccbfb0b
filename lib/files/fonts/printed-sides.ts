import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { describeInk } from '@/lib/modules/design/rules/garments/describe-print';
import { loadFontsOf } from './load-font-book';

/**
 * A text description of the print on each side of a garment, for people who cannot see its pictures. `text` reads the
 * messages below `design`.
 */
export async function printedSides(
  family: GarmentFamily,
  scenes: Readonly<Record<Side, Scene | null>>,
  text: Parameters<typeof describeInk>[3],
): Promise<Partial<Record<Side, string>>> {
  const printed = [scenes.front, scenes.back].filter((scene) => scene !== null);
  const fontBooks = await loadFontsOf(...printed);
  return Object.fromEntries(
    printed.map((scene) => [scene.side, describeInk(family, scene, fontBooks, text)]),
  );
}
