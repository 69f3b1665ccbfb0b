import { grainFilter, n, region, waveFilter } from './brush-filters';
import type { Palette } from './palette';

/** Textures of a garment: threads, waves, ribs, seams. */
export interface Textures {
  /** A seam: a groove with a light edge. */
  seam(d: string, strength?: number): string;
  stitch(d: string, gap?: number): string;
  /** Slow waves of the fabric; `across` and `down` are their lengths in units, `seed` selects a variant. */
  waves(d: string, across: number, down: number, seed: number, strength: number): string;
  /** Ribbing: a knitted band along its centre line. */
  rib(d: string, width: number, gap?: number): string;
  /** Crossing threads of canvas; `gap` is their distance. */
  weave(d: string, gap: number): string;
  /** The fine grain of fabric over a shape. */
  grain(d: string, strength: number): string;
}

export function textures({ define, opacity, tones }: Palette): Textures {
  const gains = (strength: number) => ({ dark: strength * tones.shadow, lit: strength * tones.light });
  const thread = (d: string, stroke: string, tone: number, width: number, rest: string): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity(tone)}" stroke-width="${n(width)}"${rest}/>`;
  return {
    seam: (d, strength = 1) =>
      thread(d, '#000', -0.4 * strength, 2.2, ' stroke-linecap="round"') +
      thread(d, '#fff', 0.22 * strength, 1.4, ' stroke-linecap="round" transform="translate(1.4 1.8)"'),
    stitch: (d, gap = 5) => {
      const dashes = ` stroke-dasharray="${n(gap)} ${n(gap * 0.55)}"`;
      return (
        thread(d, '#000', -0.34, 1.7, dashes) +
        thread(d, '#fff', 0.2, 1, `${dashes} transform="translate(0 1.5)"`)
      );
    },
    waves: (d, across, down, seed, strength) => {
      const frequency = `${n(1 / across)} ${n(1 / down)}`;
      const area = region([d], 0);
      const id = define(`waves ${area} ${frequency} ${seed} ${strength}`, (own) =>
        waveFilter(own, area, frequency, seed, gains(strength)),
      );
      return `<path d="${d}" filter="url(#${id})"/>`;
    },
    rib: (d, width, gap = 5) => {
      const dashes = ` stroke-dasharray="1.8 ${n(gap - 1.8)}"`;
      return (
        thread(d, '#000', -0.2, width, dashes) +
        thread(d, '#fff', 0.1, width, `${dashes} stroke-dashoffset="2"`)
      );
    },
    weave: (d, gap) => {
      const half = n(gap / 2);
      const knot = (x: string, y: string, fill: string, tone: number): string =>
        `<rect x="${x}" y="${y}" width="${half}" height="${half}" fill="${fill}" fill-opacity="${opacity(tone)}"/>`;
      const knots =
        knot('0', '0', '#000', -0.08) + knot(half, half, '#000', -0.08) + knot(half, '0', '#fff', 0.05);
      const id = define(
        `weave ${gap}`,
        (own) =>
          `<pattern id="${own}" patternUnits="userSpaceOnUse" width="${gap}" height="${gap}">${knots}</pattern>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    grain: (d, strength) => {
      const area = region([d], 0);
      const id = define(`grain ${area} ${strength}`, (own) => grainFilter(own, area, gains(strength)));
      return `<path d="${d}" filter="url(#${id})"/>`;
    },
  };
}
