import { sizeLabel } from './size-label';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** The measurements of a product; `bodyHeight` is the wearer's. */
type Measure =
  | 'bodyHeight'
  | 'chest'
  | 'length'
  | 'sleeve'
  | 'circumference'
  | 'peak'
  | 'width'
  | 'height'
  | 'handle'
  | 'diameter';

/** Millimetres: one number, or a range. */
export type Extent = number | readonly [from: number, to: number];

interface SizeRow {
  /** The short label (S9-8), null for products with one size. */
  size: string | null;
  /** In the order of the guide's measurements. */
  extents: readonly Extent[];
}

export interface SizeGuide {
  measures: readonly Measure[];
  rows: readonly SizeRow[];
}

const worn = (rows: Record<string, readonly Extent[]>): SizeRow[] =>
  Object.entries(rows).map(([size, extents]) => ({ size, extents }));
const thing = (measures: readonly Measure[], extents: readonly Extent[]): SizeGuide => ({
  measures,
  rows: [{ size: null, extents }],
});

const UPPER_BODY = ['chest', 'length', 'sleeve'] as const;

/** Measured on the blanks laid flat: the chest from armpit to armpit, the length from the shoulder. */
const GUIDES: Readonly<Record<GarmentFamily, SizeGuide>> = {
  tee: {
    measures: UPPER_BODY,
    rows: worn({
      XS: [460, 680, 190],
      S: [490, 700, 200],
      M: [520, 720, 210],
      L: [560, 740, 220],
      XL: [600, 760, 230],
      '2XL': [640, 780, 240],
      '3XL': [690, 800, 250],
    }),
  },
  'kids-tee': {
    measures: ['bodyHeight', 'chest', 'length'],
    rows: worn({
      '1-2YR': [[860, 920], 300, 380],
      '3-4YR': [[980, 1040], 340, 430],
      '5-6YR': [[1100, 1160], 370, 480],
      '7-8YR': [[1220, 1280], 400, 520],
      '9-11YR': [[1340, 1460], 440, 580],
      '12-14YR': [[1520, 1640], 480, 640],
    }),
  },
  hoodie: {
    measures: UPPER_BODY,
    rows: worn({
      XS: [500, 650, 610],
      S: [530, 680, 630],
      M: [560, 700, 640],
      L: [590, 720, 650],
      XL: [620, 740, 660],
      '2XL': [660, 760, 670],
      '3XL': [700, 780, 680],
    }),
  },
  jacket: {
    measures: UPPER_BODY,
    rows: worn({
      XS: [510, 670, 620],
      S: [540, 690, 640],
      M: [570, 710, 650],
      L: [600, 730, 660],
      XL: [640, 750, 670],
      '2XL': [680, 770, 680],
      '3XL': [720, 790, 690],
    }),
  },
  cap: thing(['circumference', 'peak'], [[560, 610], 70]),
  tote: thing(['width', 'height', 'handle'], [380, 420, 680]),
  mug: thing(['height', 'diameter'], [80, 90]),
  bottle: thing(['height', 'diameter'], [260, 73]),
  sticker: thing(['width', 'height'], [148, 210]),
};

/**
 * The measurements of a family's blanks, with rows for the sizes that a product is made in. Unknown sizes are left out;
 * null when no row is left.
 */
export function sizeGuide(family: GarmentFamily, sizes: readonly string[]): SizeGuide | null {
  const { measures, rows } = GUIDES[family];
  const made = new Set(sizes.map(sizeLabel));
  const kept = rows.filter(({ size }) => size === null || made.has(size));
  return kept.length === 0 ? null : { measures, rows: kept };
}

/** Millimetres → centimetres, to the nearest half. */
export function centimetres(mm: number): number {
  return Math.round(mm / 5) / 2;
}

/** Millimetres → inches, to the nearest quarter. */
export function inches(mm: number): number {
  return Math.round((mm / 25.4) * 4) / 4;
}
