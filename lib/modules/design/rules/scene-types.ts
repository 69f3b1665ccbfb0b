import { MOST_LAYERS } from './side-limits';

/**
 * The design scene: everything printed on one side of a product, in millimetres (S3.4). Origin is the print area's
 * top-left corner, x to the right, y down; angles are degrees, clockwise.
 */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** The kinds of garment; each has a drawing in `lib/domain/garments`. */
export const GARMENT_FAMILIES = [
  'tee',
  'kids-tee',
  'hoodie',
  'jacket',
  'cap',
  'tote',
  'mug',
  'bottle',
  'sticker',
] as const;
export type GarmentFamily = (typeof GARMENT_FAMILIES)[number];

export interface PrintArea {
  widthMm: number;
  heightMm: number;
  dpi: number;
}

export interface Point {
  x: number;
  y: number;
}

interface LayerBase {
  id: string;
  /** The layer's name for people; used in the text description, never drawn. */
  label?: string;
  /** Cannot be changed in the editor until unlocked; drawn like any other layer. */
  locked?: boolean;
  /** Neither drawn nor printed, checked, described or customisable. */
  hidden?: boolean;
  /** Degrees clockwise about the layer's anchor. */
  angle: number;
  /** Multiplies every size of the layer, about its anchor. */
  scale: number;
  /** Anchor of the layer in mm from the area's top-left; each layer type says where its anchor is. */
  position: Point;
  customisable: boolean;
}

export const TEXT_ALIGNS = ['left', 'center', 'right'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];

/** How a text fits its width: `shrink` only when it is too wide, `fill` always. */
export const TEXT_FITS = ['shrink', 'fill'] as const;
export type TextFit = (typeof TEXT_FITS)[number];

export const CHARACTER_SETS = ['any', 'letters_numbers_spaces', 'letters_spaces', 'name', 'digits'] as const;
export type CharacterSet = (typeof CHARACTER_SETS)[number];

/** Anchor: the baseline of the first line, at its left end, centre or right end, depending on `textAlign`. */
export interface TextLayer extends LayerBase {
  type: 'text';
  /** Lines are separated by `\n`. */
  text: string;
  fontFamily: string;
  /** Size of the em in mm, before `scale`. */
  fontSizeMm: number;
  /** `#rrggbb`, lower case. */
  fill: string;
  textAlign: TextAlign;
  /** Characters a shopper may type; absent means `SCENE_LIMITS.textLength`. */
  maxLength?: number;
  /** What a shopper may type; absent means `any`. */
  allowed?: CharacterSet;
  /** The maximum width of a line in mm, before `scale`; a wider text is shrunk to it. */
  maxWidthMm?: number;
  /** Default `shrink`; `fill` needs `maxWidthMm`, and enlarges a text at most to the height of the area. */
  fit?: TextFit;
  /** Colour of the stroke around the letters, `#rrggbb`; the letters cover its inner half. */
  stroke?: string;
  /** How far the stroke reaches beyond the letters in mm, before `scale`; default 1. */
  strokeWidthMm?: number;
  /** Added after each character, in em. */
  letterSpacing?: number;
  /** Radius in mm of the circle the baseline follows: above 0 it arches up, below 0 it hangs. */
  arcRadiusMm?: number;
}

export const IMAGE_LOCATIONS = ['file', 'artwork'] as const;
export type ImageLocation = (typeof IMAGE_LOCATIONS)[number];

/** A part of a picture as fractions of its width and height, 0 to 1, from its top-left corner. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Anchor: the picture's centre. The visible part keeps its proportions inside the box of `widthMm` × `heightMm`. */
export interface ImageLayer extends LayerBase {
  type: 'image';
  /** A stored file's id, or the id of an artwork from the platform's own library. */
  src: string;
  /** Where `src` is looked up. */
  location: ImageLocation;
  widthMm: number;
  heightMm: number;
  /** The visible part; absent means all of it. */
  crop?: Crop;
}

/** A further outline of a drawing in an ink of its own. It has no stroke. */
export interface PathPart {
  /** In the coordinates of the layer's `d`. */
  d: string;
  /** `#rrggbb`. */
  fill: string;
}

/** Anchor: the origin of the path's own coordinates, which are in mm. */
export interface PathLayer extends LayerBase {
  type: 'path';
  /** Absolute `M L H V C Q Z` only (path-data.ts). */
  d: string;
  /** `#rrggbb`, or `none` when only stroked. */
  fill: string;
  fillRule?: 'nonzero' | 'evenodd';
  stroke?: string;
  strokeWidthMm?: number;
  /** The rest of a drawing in several inks, drawn over `d` in this order; the fill rule is the layer's. */
  parts?: PathPart[];
}

export type Layer = TextLayer | ImageLayer | PathLayer;

export interface Scene {
  version: 1;
  side: Side;
  area: PrintArea;
  layers: Layer[];
}

/** The artwork of a product: a scene for each printed side. */
export interface Design {
  front?: Scene;
  back?: Scene;
}

export const SCENE_LIMITS = {
  layers: MOST_LAYERS,
  textLength: 5000,
  /**
   * Characters of all texts of a side: every drawing of it contains each as an outline, which the page must hold in
   * memory.
   */
  sideTextLength: 5000,
  /** Characters of a layer's outlines, those of its parts included. */
  pathLength: 20_000,
  pathParts: 40,
  idLength: 64,
  labelLength: 80,
  areaMm: { min: 5, max: 700 },
  dpi: { min: 72, max: 600 },
  /** 4500 × 5400 px, the largest print that fits in a renderer's memory. */
  areaPixels: 24_300_000,
  positionMm: 2000,
  sizeMm: { min: 0.1, max: 1000 },
  outlineMm: { min: 0.1, max: 20 },
  /** Smallest visible fraction of a picture's width or height. */
  cropShare: 0.01,
  scale: { min: 0.01, max: 20 },
  angle: 360,
  letterSpacing: { min: -0.2, max: 2 },
  arcRadiusMm: { min: 5, max: 5000 },
} as const;

export const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Ids of files and artworks: no colon, slash or dot, so never a URL or a path. */
export const SRC_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/;

/** Size of an area in whole printer pixels: mm ÷ 25.4 × dpi, rounded. */
export function areaPixels(area: PrintArea): { width: number; height: number } {
  return {
    width: Math.round((area.widthMm / 25.4) * area.dpi),
    height: Math.round((area.heightMm / 25.4) * area.dpi),
  };
}

/** Characters of all texts among some layers, hidden ones too. */
export function textLengthOf(layers: readonly object[]): number {
  return layers.reduce(
    (sum, layer) => sum + ('text' in layer && typeof layer.text === 'string' ? layer.text.length : 0),
    0,
  );
}

/** Every outline of a shape with its ink, in drawing order. */
export function outlinesOf({ d, fill, parts = [] }: Pick<PathLayer, 'd' | 'fill' | 'parts'>): PathPart[] {
  return [{ d, fill }, ...parts];
}

/** Characters of a shape's outlines, as `SCENE_LIMITS.pathLength` counts them. */
export function pathLengthOf(layer: { d: string; parts?: readonly { d: string }[] | undefined }): number {
  return (layer.parts ?? []).reduce((sum, { d }) => sum + d.length, layer.d.length);
}
