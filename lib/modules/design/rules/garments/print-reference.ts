import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { BLANKS } from './blanks';

/** The reference from which packers measure the height of a print. */
export type PrintReference = 'collar' | 'hood' | 'top';

interface Landmark {
  from: PrintReference;
  /** Its lower edge at the centre of the garment, in drawing units from the top of the blank's picture. */
  y: Record<Side, number>;
}

const LANDMARKS: Record<GarmentFamily, Landmark> = {
  tee: { from: 'collar', y: { front: 226, back: 150 } },
  'kids-tee': { from: 'collar', y: { front: 281, back: 220 } },
  hoodie: { from: 'hood', y: { front: 303, back: 383 } },
  jacket: { from: 'collar', y: { front: 250, back: 244 } },
  cap: { from: 'top', y: { front: 250, back: 250 } },
  // The tote bag's own edge, not its handles'; the mug's rim at its nearest point.
  tote: { from: 'top', y: { front: 342, back: 342 } },
  mug: { from: 'top', y: { front: 326, back: 326 } },
  bottle: { from: 'top', y: { front: 44, back: 44 } },
  sticker: { from: 'top', y: { front: 176, back: 176 } },
};

/** Distance from a garment's collar, hood or top edge down to the print area, in mm. */
export function printReference(family: GarmentFamily, side: Side): { from: PrintReference; mm: number } {
  const { from, y } = LANDMARKS[family];
  const placement = BLANKS[family].placement[side];
  return { from, mm: (placement.y - y[side]) / placement.scale };
}
