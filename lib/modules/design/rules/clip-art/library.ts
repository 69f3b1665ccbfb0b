import { outlineBox } from '../path-change';
import { CELEBRATION } from './celebration';
import { FOOD } from './food';
import { NATURE } from './nature';
import { type Drawing, GARMENT_INK } from './palette';
import { SPORT } from './sport';
import { SYMBOLS } from './symbols';
import { WORK } from './work';

/** Our own drawings in groups. Loaded by the picker alone: what a design needs of them is copied into its layer. */
const CLIP_ART = {
  nature: NATURE,
  sport: SPORT,
  food: FOOD,
  celebration: CELEBRATION,
  work: WORK,
  symbols: SYMBOLS,
} as const satisfies Record<string, Record<string, Drawing>>;

export type ClipArtGroup = keyof typeof CLIP_ART;
export const CLIP_ART_GROUPS = Object.keys(CLIP_ART) as ClipArtGroup[];

const DRAWINGS = { ...NATURE, ...SPORT, ...FOOD, ...CELEBRATION, ...WORK, ...SYMBOLS };
export type ClipArtId = keyof typeof DRAWINGS;

export const clipArtOf = (group: ClipArtGroup): ClipArtId[] => Object.keys(CLIP_ART[group]) as ClipArtId[];

/** A drawing as the outlines of one layer, on its own square of 100 by 100. `ink` is the ink for the garment. */
export function clipArt(
  id: ClipArtId,
  ink: string,
): { d: string; fill: string; parts: { d: string; fill: string }[] } {
  const [base = { d: '', fill: ink }, ...parts] = DRAWINGS[id].map(([fill, d]) => ({
    d,
    fill: fill === GARMENT_INK ? ink : fill,
  }));
  return { ...base, parts };
}

/** Width by height of a drawing. */
export function clipArtRatio(id: ClipArtId): number {
  const box = outlineBox(DRAWINGS[id].map(([, d]) => ({ d })));
  return box ? (box.right - box.left) / (box.bottom - box.top) : 1;
}
