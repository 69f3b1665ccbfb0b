import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { boxAround, layerBounds } from '@/lib/modules/design/rules/layer-bounds';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { printAreaBox } from './print-area';

/** A close-up of a side's picture: enlarged `zoom` times about a point of it, in per cent of its width and height. */
export interface PrintDetail {
  side: Side;
  zoom: number;
  x: number;
  y: number;
}

/** How much of the picture is left around the ink, as a share of the ink's size. */
const AROUND = 1.35;
/** The smallest and the largest part of the picture, in per cent of its width, that a close-up shows. */
const LEAST = 26;
const MOST = 70;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Where on a garment's picture to look to see a side's print from close by; null for a side without ink, and for a
 * print that fills the picture anyway.
 */
export function printDetail(family: GarmentFamily, scene: Scene, fontBooks: FontBooks): PrintDetail | null {
  const inks = scene.layers
    .filter((layer) => !layer.hidden)
    .flatMap((layer) => layerBounds(layer, scene, fontBooks) ?? []);
  if (inks.length === 0) return null;
  const ink = boxAround(
    inks.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
  const { side, area } = scene;
  const box = printAreaBox(family, side);
  const perMm = box.width / area.widthMm;
  const size = Math.max(ink.right - ink.left, ink.bottom - ink.top) * perMm * AROUND;
  if (size > MOST) return null;
  const part = Math.max(size, LEAST);
  const start = (from: number, to: number, edge: number) =>
    within(edge + ((from + to) / 2) * perMm - part / 2, 100 - part);
  // The point that stays where it is while the part grows to the whole.
  const still = (from: number) => rounded((100 * from) / (100 - part));
  return {
    side,
    zoom: rounded(100 / part),
    x: still(start(ink.left, ink.right, box.left)),
    y: still(start(ink.top, ink.bottom, box.top)),
  };
}
