import { blurFilter, foldFilter, n, region } from './brush-filters';
import { type Crease, creasePath } from './path-kit';
import type { Palette } from './palette';

interface GradientStop {
  /** Position along the gradient, 0 to 1. */
  at: number;
  /** Below 0 a shadow, above 0 a light; the absolute value is the opacity on a mid-tone garment. */
  tone: number;
}

/** Strokes that model a surface: patches, lines, gradients and folds. */
export interface Shades {
  /** Clips what `inner` draws to `d`. */
  within(d: string, inner: string): string;
  /** A soft patch of shadow (`tone` below 0) or light. */
  patch(d: string, tone: number, blur: number): string;
  /** A soft line of shadow or light. */
  line(d: string, tone: number, width: number, blur?: number): string;
  /** A shape under a gradient from (x1, y1) to (x2, y2). */
  gradient(
    d: string,
    from: readonly [number, number],
    to: readonly [number, number],
    stops: readonly GradientStop[],
  ): string;
  /** Folds that catch the light from the top left; `height` 0 to 1, `blur` their softness. */
  folds(creases: readonly Crease[], height: number, blur: number): string;
  /** The shading of a shape's edge that curves away from the viewer. */
  rim(d: string): string;
  /** The soft shadow of the whole garment on its background. */
  shadow(d: string): string;
}

function blurred({ define }: Palette, blur: number, d: string, reach = 0): string {
  if (blur <= 0) return '';
  const area = region([d], reach + blur * 3);
  return ` filter="url(#${define(`blur ${blur} ${area}`, (id) => blurFilter(id, area, blur))})"`;
}

export function shades(palette: Palette): Shades {
  const { define, ink, opacity, tones } = palette;
  const line: Shades['line'] = (d, tone, width, blur = 0) =>
    `<path d="${d}" fill="none" stroke="${ink(tone)}" stroke-opacity="${opacity(tone)}" stroke-width="${n(width)}"` +
    ` stroke-linecap="round"${blurred(palette, blur, d, width / 2)}/>`;
  const within: Shades['within'] = (d, inner) =>
    `<g clip-path="url(#${define(`clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${inner}</g>`;
  return {
    line,
    within,
    patch: (d, tone, blur) =>
      `<path d="${d}" fill="${ink(tone)}" fill-opacity="${opacity(tone)}"${blurred(palette, blur, d)}/>`,
    gradient: (d, from, to, stops) => {
      const marks = stops
        .map(
          ({ at, tone }) =>
            `<stop offset="${n(at)}" stop-color="${ink(tone)}" stop-opacity="${opacity(tone)}"/>`,
        )
        .join('');
      const place = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
      const id = define(
        `gradient ${place} ${marks}`,
        (own) =>
          `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" ${place}>${marks}</linearGradient>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    folds: (creases, height, blur) => {
      const paths = creases.map(creasePath);
      const area = region(paths, blur * 4);
      const gains = { dark: 1.25 * tones.shadow, lit: 0.95 * tones.light };
      const id = define(`folds ${blur} ${area}`, (own) => foldFilter(own, area, blur, gains));
      const shapes = paths.map((d) => `<path d="${d}"/>`).join('');
      return `<g filter="url(#${id})"><g fill-opacity="${n(height)}">${shapes}</g></g>`;
    },
    rim: (d) => within(d, line(d, -0.45, 6, 2.5)),
    shadow: (d) =>
      `<path d="${d}" fill="#14120f" fill-opacity="0.2" fill-rule="evenodd"${blurred(palette, 13, d)}/>`,
  };
}
