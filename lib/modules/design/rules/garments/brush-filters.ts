import { svgNumber } from '@/lib/modules/design/rules/svg-text';
import { CANVAS } from './path-kit';

export const n = (value: number): string => svgNumber(value, 3);

/** Limits a filter to part of the canvas: filtering all of it for each fold would take seconds. */
export function region(paths: readonly string[], margin: number): string {
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

/** Strengths of a filter's shadows and lights. */
export interface Gains {
  dark: number;
  lit: number;
}

/**
 * Turns heights (the alpha of `h`) into shadow and light from the top left: compares `h` with a shifted copy. Unlike
 * SVG's own lighting filters, the result looks the same at every picture size.
 */
function relief(dx: number, dy: number, { dark, lit }: Gains): string {
  const flood = (channel: 0 | 1, gain: number): string =>
    `values="0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 0 ${channel} 0 0 0 ${n(gain)} 0"`;
  return (
    `<feOffset in="h" dx="${n(dx)}" dy="${n(dy)}" result="o"/>` +
    '<feComposite in="h" in2="o" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="d"/>' +
    `<feColorMatrix in="d" type="matrix" ${flood(0, dark)} result="dark"/>` +
    '<feComposite in="o" in2="h" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0" result="l"/>' +
    `<feColorMatrix in="l" type="matrix" ${flood(1, lit)} result="lit"/>` +
    '<feMerge result="both"><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge>'
  );
}

export function blurFilter(id: string, area: string, blur: number): string {
  return `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${n(blur)}"/></filter>`;
}

export function foldFilter(id: string, area: string, blur: number, gains: Gains): string {
  const reach = Math.max(2, blur * 0.8);
  return (
    `<filter id="${id}" ${area}>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(blur)}" result="h"/>` +
    `${relief(-reach * 0.7, -reach, gains)}</filter>`
  );
}

export function waveFilter(id: string, area: string, frequency: string, seed: number, gains: Gains): string {
  return (
    `<filter id="${id}" ${area}>` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>` +
    '<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>' +
    relief(-9, -9, gains) +
    '<feGaussianBlur in="both" stdDeviation="4" result="soft"/>' +
    '<feComposite in="soft" in2="SourceAlpha" operator="in"/></filter>'
  );
}

export function grainFilter(id: string, area: string, { dark, lit }: Gains): string {
  // Each noise channel has a mean of one half; one channel gives dark specks, another light ones.
  return (
    `<filter id="${id}" ${area}>` +
    '<feTurbulence type="fractalNoise" baseFrequency="0.7 0.85" numOctaves="2" seed="7" result="noise"/>' +
    `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${n(dark)} 0 0 0 ${n(-dark * 0.42)}" result="dark"/>` +
    `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 ${n(lit)} 0 0 ${n(-lit * 0.42)}" result="lit"/>` +
    '<feMerge result="both"><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge>' +
    '<feComposite in="both" in2="SourceAlpha" operator="in"/></filter>'
  );
}
