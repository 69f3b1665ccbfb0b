import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { describeInk } from '@/lib/modules/design/rules/garments/describe-print';
import { messageFor } from '@/lib/intl/message-for';
import type { Locale } from '@/lib/kernel/locales';
import { loadFontsOf } from './load-font-book';

/** A text description of the print on each side of a garment, in a language, for people who cannot see its pictures. */
export async function printedSides(
  family: GarmentFamily,
  scenes: Readonly<Record<Side, Scene | null>>,
  locale: Locale,
): Promise<Partial<Record<Side, string>>> {
  const t = messageFor(locale);
  const printed = [scenes.front, scenes.back].filter((scene) => scene !== null);
  const fontBooks = await loadFontsOf(...printed);
  return Object.fromEntries(
    printed.map((scene) => [
      scene.side,
      describeInk(family, scene, fontBooks, (key, values) => t(`design.${key}`, values)),
    ]),
  );
}
