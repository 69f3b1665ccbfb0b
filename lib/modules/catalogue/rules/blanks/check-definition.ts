import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { sizeGuide } from '@/lib/modules/catalogue/rules/size-guide';
import { isOneSize } from '@/lib/modules/catalogue/rules/size-label';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { SIDES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { wrongBreaks } from './breaks';
import type { BlankDefinition } from './definition';
import { skuOf } from './sku';

type Wrong = Record<string, FieldErrorCode[]>;

/** The places of a list whose value stood there before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));

function wrongColours({ colours }: BlankDefinition): Wrong {
  const wrong: Wrong = {};
  colours.forEach(({ identifier, name }, at) => {
    // Stores show the name that is read from the identifier.
    if (colourName(identifier) !== name) wrong[`colours.${at}.name`] = ['invalid'];
  });
  for (const at of repeated(colours.map(({ identifier }) => identifier)))
    wrong[`colours.${at}.name`] = ['invalid'];
  return wrong;
}

/** Whether the family's guide measures a size; of what comes in one size there is no other. */
function isMeasured(family: GarmentFamily, size: string): boolean {
  const [row] = sizeGuide(family, [size])?.rows ?? [];
  return row !== undefined && (row.size === null) === isOneSize(size);
}

function wrongSizes(family: GarmentFamily, { sizes }: BlankDefinition): Wrong {
  const unknown = sizes.flatMap((size, at) => (isMeasured(family, size) ? [] : [at]));
  return Object.fromEntries([
    ...unknown.map((at) => [`sizes.${at}`, ['unknown' as const]] as const),
    ...repeated(sizes).map((at) => [`sizes.${at}`, ['invalid' as const]] as const),
  ]);
}

/** A print area must be one, and lie on its garment: within the area that its drawing has room for. */
function wrongAreas(family: GarmentFamily, { print_areas }: BlankDefinition): Wrong {
  const wrong: Wrong = {};
  for (const side of SIDES) {
    const [said, room] = [print_areas[side], printArea(family, side)];
    const at = `print_areas.${side}`;
    if (said.width_mm <= 0) wrong[`${at}.width_mm`] = ['too_small'];
    if (said.height_mm <= 0) wrong[`${at}.height_mm`] = ['too_small'];
    if (said.width_mm > room.widthMm) wrong[`${at}.width_mm`] = ['too_large'];
    if (said.height_mm > room.heightMm) wrong[`${at}.height_mm`] = ['too_large'];
    if (said.dpi <= 0) wrong[`${at}.dpi`] = ['too_small'];
  }
  return wrong;
}

/** The places of colours one of whose SKUs is another's, in this blank or another: printers count pieces by SKU. */
function wrongSkus({ code, colours, sizes }: BlankDefinition, taken: ReadonlySet<string>): Wrong {
  const seen = new Set(taken);
  const wrong: Wrong = {};
  colours.forEach(({ identifier }, at) => {
    const own = [...new Set(sizes)].map((size) => skuOf(code, identifier, size));
    if (own.some((sku) => seen.has(sku))) wrong[`colours.${at}.name`] = ['invalid'];
    for (const sku of own) seen.add(sku);
  });
  return wrong;
}

/**
 * What is wrong with a version of a family's blank, by field, besides what its schema says; `taken`: the SKUs of the others.
 * S2.2-232
 */
export function checkDefinition(
  family: GarmentFamily,
  definition: BlankDefinition,
  taken: ReadonlySet<string> = new Set(),
): Wrong {
  return {
    ...wrongSkus(definition, taken),
    ...wrongColours(definition),
    ...wrongSizes(family, definition),
    ...wrongAreas(family, definition),
    ...wrongBreaks(definition),
  };
}
