import { n } from './brush-filters';
import { type Shades, shades } from './brush-shades';
import { type Textures, textures } from './brush-textures';
import type { ClothTones } from './cloth-tones';
import { createPalette, type Palette } from './palette';

/**
 * The transparent end of a shadow's gradient: a tone of 0 would be a transparent light, so the gradient would pass
 * through grey.
 */
export const CLEAR = -0.001;

/** Pieces in a colour of their own. */
interface Solids {
  /** A piece of fabric in the garment's colour, darker or lighter by `tone`. */
  cloth(d: string, tone?: number): string;
  /** A shape with a fixed colour: labels, cords, lids. */
  fixed(d: string, fill: string, opacity?: number): string;
  fixedLine(d: string, stroke: string, width: number, opacity: number): string;
  /** Polished steel between two x positions. */
  metal(d: string, span: readonly [number, number]): string;
}

/**
 * Draws garments: every method returns markup with shadows and lights adjusted to the garment's colour. Shadows are
 * black and lights white with an opacity; that gives the same result as the blend modes multiply and screen, and
 * Chromium and resvg draw it alike.
 */
export interface Brush extends Shades, Textures, Solids {
  readonly tones: ClothTones;
  /** The definitions that the markup refers to. */
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
