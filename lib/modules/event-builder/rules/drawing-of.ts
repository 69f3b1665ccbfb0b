import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';

interface Made {
  blank: string;
  family?: GarmentFamily | undefined;
}

const familyNamed = (id: string) => GARMENT_FAMILIES.find((family) => family === id);

/** Whether a product of a temporary store says which drawing it has. */
export const hasDrawing = ({ blank, family }: Made): boolean => (family ?? familyNamed(blank)) !== undefined;

/** The drawing of such a product: its blank's family, which the id of the first blank of each is. S2.2-270 */
export function drawingOf({ blank, family }: Made): GarmentFamily {
  const drawing = family ?? familyNamed(blank);
  if (drawing === undefined) throw new RangeError(`no drawing of ${blank}`);
  return drawing;
}

/** What such a product says of its blank: the family only where the id doesn't. */
export const madeOf = ({ id, family }: { id: string; family: GarmentFamily }) =>
  id === family ? { blank: id } : { blank: id, family };
