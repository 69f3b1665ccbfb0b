import type { GarmentFamily } from '@/lib/domain/design/scene-types';

/** A colour a blank comes in; identifiers as SPEC 9 reads them (`tee-black`, `mug-oat-onesize`). */
export interface DemoColour {
  name: string;
  identifier: string;
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
} as const;
export type DemoColourName = keyof typeof HEX;

const ONE_SIZE: readonly GarmentFamily[] = ['cap', 'tote', 'mug', 'bottle', 'sticker'];

/** The named colours of a family, in the order shown. */
export function coloursOf(family: GarmentFamily, names: readonly DemoColourName[]): DemoColour[] {
  const maker = family === 'kids-tee' ? 'kids' : family;
  const end = ONE_SIZE.includes(family) ? '-onesize' : '';
  return names.map((name) => ({ name, identifier: `${maker}-${name.toLowerCase()}${end}`, hex: HEX[name] }));
}
