import { svgColour } from '@/lib/modules/design/rules/svg-text';

/** How strong shadows and lights are on a garment of one colour, so that black and white both look like fabric. */
export interface ClothTones {
  /** The base colour actually painted: fabric is never as black or as white as a screen can be. */
  base: string;
  /** Multiplies the opacity of shadows: low for black fabric, high for white. */
  shadow: number;
  /** Multiplies the opacity of lights. */
  light: number;
  isDark: boolean;
}

const DARKEST = 13;
const BRIGHTEST = 252;

/** CIE lightness of sRGB channels, 0 to 1. */
function lightness(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y <= 0.008856 ? (y * 903.3) / 100 : 1.16 * Math.cbrt(y) - 0.16;
}

/** The value at `x` of a piecewise linear curve given by points of rising x. */
function curve(points: readonly (readonly [number, number])[], x: number): number {
  const first = points[0];
  if (first && x <= first[0]) return first[1];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (from && to && x <= to[0]) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  }
  return points.at(-1)?.[1] ?? 1;
}

const SHADOW_CURVE = [
  [0.05, 1.7],
  [0.3, 1.15],
  [0.6, 0.9],
  [0.97, 0.5],
] as const;
const LIGHT_CURVE = [
  [0.05, 0.5],
  [0.3, 0.74],
  [0.6, 1],
  [0.85, 0.9],
  [0.97, 0.5],
] as const;

/** Tones for a garment of colour `#rrggbb`; anything else is a RangeError. */
export function clothTones(colour: string): ClothTones {
  const hex = svgColour(colour);
  const channels = [1, 3, 5].map((from) => {
    const value = parseInt(hex.slice(from, from + 2), 16);
    return Math.round(DARKEST + (value * (BRIGHTEST - DARKEST)) / 255);
  });
  const bright = lightness(channels);
  return {
    base: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    shadow: curve(SHADOW_CURVE, bright),
    light: curve(LIGHT_CURVE, bright),
    isDark: bright < 0.32,
  };
}
