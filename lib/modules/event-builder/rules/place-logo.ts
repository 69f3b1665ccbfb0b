import { PREFLIGHT_LIMITS } from '@/lib/modules/design/rules/preflight-types';
import type {
  Design,
  GarmentFamily,
  ImageLayer,
  PrintArea,
  Side,
} from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';

/** Where the event builder can put a logo; the design editor offers any position. */
export const LOGO_SPOTS = ['front', 'chest', 'back', 'both', 'none'] as const;
export type LogoSpot = (typeof LOGO_SPOTS)[number];

/** The id of the layer that the builder places and moves; other layers are left alone. */
export const LOGO_LAYER = 'logo';

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

function layerIn(area: PrintArea, box: Box, { id, widthPx, heightPx }: PlacedLogo): ImageLayer {
  const sharp = MM_PER_INCH / PREFLIGHT_LIMITS.warnDpi;
  // As large as the box allows, but small enough to print sharply.
  const scale = Math.min(
    (area.widthMm * box.width) / widthPx,
    (area.heightMm * box.height) / heightPx,
    sharp,
  );
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
  for (const side of ['front', 'back'] as const) {
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
  const layersOf = (one: Design) =>
    JSON.stringify((['front', 'back'] as const).map((side) => logoLayer(one, side)));
  const now = layersOf(design);
  return LOGO_SPOTS.find((spot) => layersOf(placeLogo(family, {}, logo, spot)) === now) ?? null;
}

function logoLayer(design: Design, side: Side): unknown {
  const layer = design[side]?.layers.find((one) => one.id === LOGO_LAYER);
  if (layer?.type !== 'image') return null;
  const { src, angle, scale, widthMm, heightMm, position, hidden = false } = layer;
  return [src, angle, scale, widthMm, heightMm, position.x, position.y, hidden];
}
