import { n } from './brush-filters';
import { type Shades, shades } from './brush-shades';
import { type Textures, textures } from './brush-textures';
import type { ClothTones } from './cloth-tones';
import { createPalette, type Palette } from './palette';

/** No shade at the end of a shadow: a tone of 0 would be a transparent light, and fade through grey. */
export const CLEAR = -0.001;

/** Pieces in a colour of their own. */
interface Solids {
  /** A piece of cloth in the garment's colour, darker or lighter by `tone`. */
  cloth(d: string, tone?: number): string;
  /** A shape that keeps its colour: labels, cords, lids. */
  fixed(d: string, fill: string, opacity?: number): string;
  fixedLine(d: string, stroke: string, width: number, opacity: number): string;
  /** Polished steel between two heights of x. */
  metal(d: string, span: readonly [number, number]): string;
}

/**
 * Draws cloth: every method returns markup, shadows and lights already weighed for the garment's colour.
 * Shadows are black and lights white at some opacity, which is what multiply and screen give with those inks,
 * and what Chromium and resvg draw alike.
 */
export interface Brush extends Shades, Textures, Solids {
  readonly tones: ClothTones;
  /** Definitions the markup refers to. */
  defs(): string;
}

const METAL = [
  [0, '#5d6166'],
  [0.12, '#a9adb2'],
  [0.26, '#f4f5f6'],
  [0.38, '#c2c5c9'],
  [0.6, '#8b8f94'],
  [0.8, '#d9dbde'],
  [0.92, '#84888d'],
  [1, '#56595e'],
] as const;

function solids({ define, ink, opacity }: Palette): Solids {
  return {
    cloth: (d, tone = 0) =>
      `<path d="${d}" fill="currentColor"/>` +
      (tone === 0 ? '' : `<path d="${d}" fill="${ink(tone)}" fill-opacity="${opacity(tone)}"/>`),
    fixed: (d, fill, alpha = 1) =>
      `<path d="${d}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${n(alpha)}"`}/>`,
    fixedLine: (d, stroke, width, alpha) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${n(alpha)}" stroke-width="${n(width)}"/>`,
    metal: (d, [from, to]) => {
      const stops = METAL.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
      const place = `gradientUnits="userSpaceOnUse" x1="${n(from)}" y1="0" x2="${n(to)}" y2="0"`;
      const id = define(
        `metal ${place}`,
        (own) => `<linearGradient id="${own}" ${place}>${stops}</linearGradient>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
  };
}

/** A brush for one drawing; `prefix` begins every id it makes. */
export function createBrush(tones: ClothTones, prefix: string): Brush {
  const palette = createPalette(tones, prefix);
  return { tones, ...shades(palette), ...textures(palette), ...solids(palette), defs: palette.defs };
}
