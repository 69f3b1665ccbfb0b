import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** A colour of a blank, with an identifier as in S9-9 (`tee-black`, `mug-oat-onesize`). */
export interface BlankColour {
  identifier: string;
  name: string;
  /** `#rrggbb`, lower case. */
  hex: string;
}

const HEX = {
  Black: '#17181a',
  Forest: '#1f4d3a',
  Oat: '#e8dcc4',
  White: '#f7f6f2',
  Rust: '#a9512b',
  Sky: '#9fc3d8',
  Mustard: '#d9a63c',
  Navy: '#16233f',
  Slate: '#56606b',
  Signal: '#e4572e',
  Bluestem: '#1f4e5f',
  Wheat: '#e6cf9c',
  Brick: '#a8392a',
  Ink: '#182b3a',
  Marram: '#5d7350',
  Burgundy: '#5c1f2e',
  Charcoal: '#3a3d42',
  Royal: '#24499b',
  Sand: '#cbb795',
  Pink: '#e3b3bb',
} as const;

/** The colour names of the platform's manufacturers. */
export type BlankColourName = keyof typeof HEX;

const ONE_SIZE: readonly GarmentFamily[] = ['cap', 'tote', 'mug', 'bottle', 'sticker'];

/** Whether a family's blanks come in one size only. */
function isOneSizeFamily(family: GarmentFamily): boolean {
  return ONE_SIZE.includes(family);
}

/** The identifier of a family's colour, from which `colourName` reads the name back: `Forest Green` → `tee-forest-green`. S9-9 */
export function colourIdentifier(family: GarmentFamily, name: string): string {
  const first = family === 'kids-tee' ? 'kids' : family;
  const end = isOneSizeFamily(family) ? '-onesize' : '';
  return `${first}-${name.toLowerCase().replaceAll(' ', '-')}${end}`;
}

/** A family's colours of these names, in this order. */
export function blankColours(family: GarmentFamily, names: readonly BlankColourName[]): BlankColour[] {
  return names.map((name) => ({ name, identifier: colourIdentifier(family, name), hex: HEX[name] }));
}
