import { svgNumber } from '@/lib/domain/design/svg-text';
import type { ClothTones } from './cloth-tones';
import { CANVAS, type Crease, creasePath } from './path-kit';

const n = (value: number): string => svgNumber(value, 3);

/** No shade at the end of a shadow: a tone of 0 would be a transparent light, and fade through grey. */
export const CLEAR = -0.001;

export interface GradientStop {
  /** 0 to 1 along the gradient. */
  at: number;
  /** Below 0 a shadow, above 0 a light; its size is the opacity on cloth of middle tone. */
  tone: number;
}

/**
 * Draws cloth: every method returns markup, shadows and lights already weighed for the garment's colour.
 * Shadows are black and lights white at some opacity, which is what multiply and screen give with those inks,
 * and what Chromium and resvg draw alike.
 */
export interface Brush {
  /** A piece of cloth in the garment's colour, darker or lighter by `tone`. */
  cloth(d: string, tone?: number): string;
  /** What `inner` draws, cut to `d`. */
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
  /** A seam: a groove with its lit edge. */
  seam(d: string, strength?: number): string;
  /** The turn of a shape's edge away from the eye. */
  rim(d: string): string;
  /** A row of stitches. */
  stitch(d: string, gap?: number): string;
  /** Slow waves of the cloth itself; `across` and `down` are their lengths in units, `seed` chooses among many. */
  waves(d: string, across: number, down: number, seed: number, strength: number): string;
  /** Ribbing: a knitted band along its middle line. */
  rib(d: string, width: number, gap?: number): string;
  /** Crossing threads of canvas; `gap` is their distance. */
  weave(d: string, gap: number): string;
  /** The fine unevenness of any cloth over a shape. */
  grain(d: string, strength: number): string;
  /** A shape in a colour of its own: metal, labels, cords. */
  fixed(d: string, fill: string, opacity?: number): string;
  fixedLine(d: string, stroke: string, width: number, opacity: number): string;
  /** Polished steel between two heights of x. */
  metal(d: string, span: readonly [number, number]): string;
  /** The soft shadow of the whole thing on what it lies on. */
  shadow(d: string): string;
  readonly tones: ClothTones;
  /** Definitions the markup refers to. */
  defs(): string;
}

/** The part of the canvas a filter has to work on: drawing all of it for each fold would take seconds. */
function region(paths: readonly string[], margin: number): string {
  const numbers = paths.flatMap((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
  const along = (offset: 0 | 1): [number, number] => {
    const values = numbers.filter((_, index) => index % 2 === offset);
    const from = Math.max(0, Math.floor(Math.min(...values) - margin));
    return [from, Math.min(CANVAS, Math.ceil(Math.max(...values) + margin)) - from];
  };
  const [[x, width], [y, height]] = [along(0), along(1)];
  return (
    `x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse"` +
    ' color-interpolation-filters="sRGB"'
  );
}

function foldFilter(id: string, area: string, blur: number, shadow: number, light: number): string {
  const reach = Math.max(2, blur * 0.8);
  const flood = (channel: 0 | 1, gain: number): string =>
    `<feColorMatrix type="matrix" values="0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 ${n(gain)} 0"`;
  return (
    `<filter id="${id}" ${area}>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(blur)}" result="h"/>` +
    `<feOffset in="h" dx="${n(-reach * 0.7)}" dy="${n(-reach)}" result="o"/>` +
    `<feComposite in="h" in2="o" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="d"/>` +
    `${flood(0, shadow)} in="d" result="dark"/>` +
    `<feComposite in="o" in2="h" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="l"/>` +
    `${flood(1, light)} in="l" result="lit"/>` +
    `<feMerge><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge></filter>`
  );
}

function waveFilter(
  id: string,
  area: string,
  frequency: string,
  seed: number,
  dark: number,
  lit: number,
): string {
  const reach = 9;
  const gain = (channel: 0 | 1, amount: number): string =>
    `values="0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 ${n(amount)} 0"`;
  return (
    `<filter id="${id}" ${area}>` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>` +
    `<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>` +
    `<feOffset in="h" dx="${-reach}" dy="${-reach}" result="o"/>` +
    `<feComposite in="h" in2="o" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="d"/>` +
    `<feColorMatrix in="d" type="matrix" ${gain(0, dark)} result="dark"/>` +
    `<feComposite in="o" in2="h" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="l"/>` +
    `<feColorMatrix in="l" type="matrix" ${gain(1, lit)} result="lit"/>` +
    `<feMerge result="both"><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge>` +
    `<feGaussianBlur in="both" stdDeviation="4" result="soft"/>` +
    `<feComposite in="soft" in2="SourceAlpha" operator="in"/></filter>`
  );
}

function grainFilter(id: string, area: string, shadow: number, light: number): string {
  // The noise lies around one half in each channel; two channels give specks of shadow and of light.
  return (
    `<filter id="${id}" ${area}>` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.7 0.85" numOctaves="2" seed="7" result="noise"/>` +
    `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${n(shadow)} 0 0 0 ${n(-shadow * 0.42)}" result="dark"/>` +
    `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 ${n(light)} 0 0 ${n(-light * 0.42)}" result="lit"/>` +
    `<feMerge result="both"><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge>` +
    `<feComposite in="both" in2="SourceAlpha" operator="in"/></filter>`
  );
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

/** A brush for one drawing; `prefix` begins every id it makes. */
export function createBrush(tones: ClothTones, prefix: string): Brush {
  const definitions = new Map<string, { id: string; markup: string }>();
  const define = (key: string, make: (id: string) => string): string => {
    const known = definitions.get(key);
    if (known) return known.id;
    const id = `${prefix}-${definitions.size + 1}`;
    definitions.set(key, { id, markup: make(id) });
    return id;
  };
  const opacity = (tone: number): string =>
    n(Math.min(0.92, tone < 0 ? -tone * tones.shadow : tone * tones.light));
  const ink = (tone: number): string => (tone < 0 ? '#000' : '#fff');
  const blurred = (radius: number, d: string, reach = 0): string => {
    if (radius <= 0) return '';
    const area = region([d], reach + radius * 3);
    const id = define(
      `blur ${radius} ${area}`,
      (own) => `<filter id="${own}" ${area}><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
    );
    return ` filter="url(#${id})"`;
  };
  const line: Brush['line'] = (d, tone, width, blur = 0) =>
    `<path d="${d}" fill="none" stroke="${ink(tone)}" stroke-opacity="${opacity(tone)}" stroke-width="${n(width)}" stroke-linecap="round"${blurred(blur, d, width / 2)}/>`;
  const within: Brush['within'] = (d, inner) => {
    const id = define(`clip ${d}`, (own) => `<clipPath id="${own}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  };
  return {
    tones,
    cloth: (d, tone = 0) =>
      `<path d="${d}" fill="currentColor"/>` +
      (tone === 0 ? '' : `<path d="${d}" fill="${ink(tone)}" fill-opacity="${opacity(tone)}"/>`),
    within,
    patch: (d, tone, blur) =>
      `<path d="${d}" fill="${ink(tone)}" fill-opacity="${opacity(tone)}"${blurred(blur, d)}/>`,
    line,
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
      const id = define(`folds ${blur} ${area}`, (own) =>
        foldFilter(own, area, blur, 1.25 * tones.shadow, 0.95 * tones.light),
      );
      const shapes = paths.map((d) => `<path d="${d}"/>`).join('');
      return `<g filter="url(#${id})"><g fill-opacity="${n(height)}">${shapes}</g></g>`;
    },
    seam: (d, strength = 1) =>
      line(d, -0.4 * strength, 2.2) +
      `<g transform="translate(1.4 1.8)">${line(d, 0.22 * strength, 1.4)}</g>`,
    rim: (d) => within(d, line(d, -0.45, 6, 2.5)),
    stitch: (d, gap = 5) =>
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${opacity(-0.34)}" stroke-width="1.7" stroke-dasharray="${n(gap)} ${n(gap * 0.55)}"/>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity(0.2)}" stroke-width="1" stroke-dasharray="${n(gap)} ${n(gap * 0.55)}" transform="translate(0 1.5)"/>`,
    waves: (d, across, down, seed, strength) => {
      const frequency = `${n(1 / across)} ${n(1 / down)}`;
      const area = region([d], 0);
      const id = define(`waves ${area} ${frequency} ${seed} ${strength}`, (own) =>
        waveFilter(own, area, frequency, seed, strength * tones.shadow, strength * tones.light),
      );
      return `<path d="${d}" filter="url(#${id})"/>`;
    },
    rib: (d, width, gap = 5) =>
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${opacity(-0.2)}" stroke-width="${n(width)}" stroke-dasharray="1.8 ${n(gap - 1.8)}"/>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity(0.1)}" stroke-width="${n(width)}" stroke-dasharray="1.8 ${n(gap - 1.8)}" stroke-dashoffset="2"/>`,
    weave: (d, gap) => {
      const id = define(
        `weave ${gap}`,
        (own) =>
          `<pattern id="${own}" patternUnits="userSpaceOnUse" width="${gap}" height="${gap}">` +
          `<rect width="${n(gap / 2)}" height="${n(gap / 2)}" fill="#000" fill-opacity="${opacity(-0.08)}"/>` +
          `<rect x="${n(gap / 2)}" y="${n(gap / 2)}" width="${n(gap / 2)}" height="${n(gap / 2)}" fill="#000" fill-opacity="${opacity(-0.08)}"/>` +
          `<rect x="${n(gap / 2)}" width="${n(gap / 2)}" height="${n(gap / 2)}" fill="#fff" fill-opacity="${opacity(0.05)}"/></pattern>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    grain: (d, strength) => {
      const area = region([d], 0);
      const id = define(`grain ${area} ${strength}`, (own) =>
        grainFilter(own, area, strength * tones.shadow, strength * tones.light),
      );
      return `<path d="${d}" filter="url(#${id})"/>`;
    },
    fixed: (d, fill, alpha = 1) =>
      `<path d="${d}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${n(alpha)}"`}/>`,
    fixedLine: (d, stroke, width, alpha) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${n(alpha)}" stroke-width="${n(width)}"/>`,
    shadow: (d) => `<path d="${d}" fill="#14120f" fill-opacity="0.2" fill-rule="evenodd"${blurred(13, d)}/>`,
    metal: (d, [from, to]) => {
      const stops = METAL.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
      const id = define(
        `metal ${from} ${to}`,
        (own) =>
          `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">${stops}</linearGradient>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    defs: () => [...definitions.values()].map(({ markup }) => markup).join(''),
  };
}
