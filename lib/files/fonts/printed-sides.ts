import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { describeInk } from '@/lib/modules/design/rules/garments/describe-print';
import { printDetail, type PrintDetail } from '@/lib/modules/design/rules/garments/print-detail';
import { loadFontsOf } from './load-font-book';

/** What a product's page tells of its print. */
export interface Printed {
  /** Text descriptions by side, for people who cannot see the pictures. */
  sides: Partial<Record<Side, string>>;
  /** The close-up of its main print, if that is smaller than its picture. */
  detail: PrintDetail | null;
}

/** Describes the print on each side of a garment, and where it is. `text` reads the messages below `design`. */
export async function printedSides(
  family: GarmentFamily,
  scenes: Readonly<Record<Side, Scene | null>>,
  text: Parameters<typeof describeInk>[3],
): Promise<Printed> {
  const printed = [scenes.front, scenes.back].filter((scene) => scene !== null);
  const fontBooks = await loadFontsOf(...printed);
  const sides = Object.fromEntries(
    printed.map((scene) => [scene.side, describeInk(family, scene, fontBooks, text)]),
  );
  const [main] = printed;
  return { sides, detail: main ? printDetail(family, main, fontBooks) : null };
}
