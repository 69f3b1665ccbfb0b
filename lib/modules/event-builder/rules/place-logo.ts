import { checkPicture } from '@/lib/modules/design/rules/preflight-picture';
import { PREFLIGHT_LIMITS } from '@/lib/modules/design/rules/preflight-types';
import {
  SIDES,
  type Design,
  type GarmentFamily,
  type ImageLayer,
  type PrintArea,
  type Side,
} from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';

/** Where the event builder can put a logo; the design editor offers any position. */
export const LOGO_SPOTS = ['front', 'chest', 'back', 'both', 'none'] as const;
export type LogoSpot = (typeof LOGO_SPOTS)[number];

/** The id of the layer that the builder places and moves; other layers are left alone. */
const LOGO_LAYER = 'logo';

export interface PlacedLogo {
  /** An upload's id. */
  id: string;
  widthPx: number;
  heightPx: number;
}

/** A box for the logo as fractions of the print area: its centre and its size. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WORN: ReadonlySet<GarmentFamily> = new Set(['tee', 'kids-tee', 'hoodie', 'jacket']);
/** Higher than the centre on garments, where people look first; other products use the centre. */
const ON_CLOTHES: Box = { x: 0.5, y: 0.27, width: 0.8, height: 0.5 };
const ON_THINGS: Box = { x: 0.5, y: 0.5, width: 0.84, height: 0.84 };
/** Over the wearer's heart, which is on the right for the viewer. */
const OVER_HEART: Box = { x: 0.78, y: 0.16, width: 0.3, height: 0.2 };
const MM_PER_INCH = 25.4;

/** The positions for a garment: only clothes have a chest position. */
export function logoSpots(family: GarmentFamily): LogoSpot[] {
  return LOGO_SPOTS.filter((spot) => spot !== 'chest' || WORN.has(family));
}

/** mm of paper that a pixel takes where it still prints sharply. */
const SHARP = MM_PER_INCH / PREFLIGHT_LIMITS.warnDpi;

/** mm per pixel at which a logo fills its box. */
function fillOf(area: PrintArea, box: Box, { widthPx, heightPx }: PlacedLogo): number {
  return Math.min((area.widthMm * box.width) / widthPx, (area.heightMm * box.height) / heightPx);
}

function layerIn(area: PrintArea, box: Box, logo: PlacedLogo): ImageLayer {
  const { id, widthPx, heightPx } = logo;
  // As large as the box allows, but small enough to print sharply.
  const scale = Math.min(fillOf(area, box, logo), SHARP);
  const tenth = (mm: number) => Math.max(0.1, Math.floor(mm * 10) / 10);
  return {
    id: LOGO_LAYER,
    type: 'image',
    src: id,
    location: 'file',
    angle: 0,
    scale: 1,
    customisable: false,
    widthMm: tenth(widthPx * scale),
    heightMm: tenth(heightPx * scale),
    position: { x: area.widthMm * box.x, y: area.heightMm * box.y },
  };
}

function boxOf(family: GarmentFamily, side: Side, spot: LogoSpot): Box | null {
  if (spot === 'chest') return side === 'front' && WORN.has(family) ? OVER_HEART : null;
  const wanted = spot === 'both' || spot === side;
  if (!wanted) return null;
  return WORN.has(family) ? ON_CLOTHES : ON_THINGS;
}

/**
 * A design with the logo at its position, in a size that prints sharply and within the print area, below all other
 * layers of that side. A logo placed before is removed. An empty side is left out. Lengths in mm.
 */
export function placeLogo(
  family: GarmentFamily,
  design: Design,
  logo: PlacedLogo | null,
  spot: LogoSpot,
): Design {
  const placed: Design = {};
  for (const side of SIDES) {
    const area = printArea(family, side);
    const others = (design[side]?.layers ?? []).filter((layer) => layer.id !== LOGO_LAYER);
    const box = logo && boxOf(family, side, spot);
    const layers = logo && box ? [layerIn(area, box, logo), ...others] : others;
    if (layers.length > 0) placed[side] = { version: 1, side, area, layers };
  }
  return placed;
}

/** The logo's position on a design; null if it was moved by hand. */
export function logoSpotOf(family: GarmentFamily, design: Design, logo: PlacedLogo | null): LogoSpot | null {
  if (!logo) return 'none';
  const layersOf = (one: Design) => JSON.stringify(SIDES.map((side) => logoLayer(one, side)));
  const now = layersOf(design);
  return LOGO_SPOTS.find((spot) => layersOf(placeLogo(family, {}, logo, spot)) === now) ?? null;
}

function logoLayer(design: Design, side: Side): unknown {
  const layer = design[side]?.layers.find((one) => one.id === LOGO_LAYER);
  if (layer?.type !== 'image') return null;
  const { src, angle, scale, widthMm, heightMm, position, hidden = false } = layer;
  return [src, angle, scale, widthMm, heightMm, position.x, position.y, hidden];
}

/** A logo with too few pixels for its position. */
export interface SmallLogo {
  /** The size it is printed at instead: the largest that is sharp, in whole mm. */
  widthMm: number;
  heightMm: number;
  /** The pixels with which it would fill its position. */
  neededPx: number;
}

/** Below this share of its position's size a logo is told to be small. */
const NEARLY_FULL = 0.75;

/**
 * A logo that prints much smaller than its position has room for, as it would be blurred at full size; null where it
 * fills it. S3.4-33.
 */
export function smallLogo(family: GarmentFamily, spot: LogoSpot, logo: PlacedLogo): SmallLogo | null {
  const fills = SIDES.flatMap((side) => {
    const box = boxOf(family, side, spot);
    return box ? [fillOf(printArea(family, side), box, logo)] : [];
  });
  const fill = Math.max(0, ...fills);
  if (SHARP >= fill * NEARLY_FULL) return null;
  return {
    widthMm: Math.floor(logo.widthPx * SHARP),
    heightMm: Math.floor(logo.heightPx * SHARP),
    neededPx: Math.ceil((logo.widthPx * fill) / SHARP),
  };
}

/** Takes the logo's layer of each side through `change`; other layers are kept. */
export function withLogoLayers(design: Design, change: (layer: ImageLayer) => ImageLayer): Design {
  const changed: Design = {};
  for (const side of SIDES) {
    const scene = design[side];
    if (!scene) continue;
    const layers = scene.layers.map((layer) =>
      layer.id === LOGO_LAYER && layer.type === 'image' ? change(layer) : layer,
    );
    changed[side] = { ...scene, layers };
  }
  return changed;
}

/** The largest size in mm at which a logo prints sharply. */
export interface SafeSize {
  widthMm: number;
  heightMm: number;
}

/** Where a logo that was enlarged by hand would be blurred: its largest safe size; null where it is sharp. S3.4-33. */
export function blurredLogo(design: Design, logo: PlacedLogo): SafeSize | null {
  const pictures = { [logo.id]: { widthPx: logo.widthPx, heightPx: logo.heightPx } };
  for (const scene of [design.front, design.back]) {
    const layer = scene?.layers.find(({ id }) => id === LOGO_LAYER);
    const found = layer?.type === 'image' ? checkPicture(layer, { fontBooks: {}, pictures }) : [];
    const values = found.find(({ code }) => code === 'image_low_dpi')?.values;
    if (values) return { widthMm: Number(values.widthMm), heightMm: Number(values.heightMm) };
  }
  return null;
}

/** A design whose logo is no larger than it prints sharply; its place, angle and proportions stay. S3.4-33. */
export function withSharpLogo(design: Design, logo: PlacedLogo): Design {
  return withLogoLayers(design, (layer) => {
    const [wide, high] = [
      logo.widthPx * (layer.crop?.width ?? 1) * SHARP,
      logo.heightPx * (layer.crop?.height ?? 1) * SHARP,
    ];
    const shrink = Math.max(wide / (layer.widthMm * layer.scale), high / (layer.heightMm * layer.scale));
    if (shrink >= 1) return layer;
    const tenth = (mm: number) => Math.max(0.1, Math.floor(mm * shrink * 10) / 10);
    return { ...layer, widthMm: tenth(layer.widthMm), heightMm: tenth(layer.heightMm) };
  });
}
