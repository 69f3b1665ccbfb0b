import { distance, labToHex, toLab, type Lab } from './oklab';

/** A colour of a picture and its part of the visible pixels, from 0 to 1. */
export interface PictureColour {
  hex: string;
  share: number;
}

/** Colours of a picture that look alike, counted together. */
interface Bin {
  lab: Lab;
  weight: number;
}

/** Pixels that are more transparent take no part: the soft edge of a shape. */
const LEAST_ALPHA = 128;
/** Steps of each channel in which pixels are counted. */
const STEPS = 16;
/** Nearer colours are one. */
const ALIKE = 0.1;
const MOST_COLOURS = 6;
/** Below this part a colour is an edge or noise. */
const LEAST_SHARE = 0.01;
const ROUNDS = 8;

function binsOf(pixels: Uint8Array): Bin[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < LEAST_ALPHA) continue;
    const step = (value: number) => Math.floor((value * STEPS) / 256);
    const key = (step(red) * STEPS + step(green)) * STEPS + step(blue);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()]
    .map(([red, green, blue, count]) => ({
      lab: toLab(red / count, green / count, blue / count),
      weight: count,
    }))
    .sort((one, other) => other.weight - one.weight);
}

function nearest(centres: readonly Lab[], lab: Lab): number {
  let best = 0;
  for (let at = 1; at < centres.length; at += 1) {
    const [near, now] = [centres[best], centres[at]];
    if (near && now && distance(now, lab) < distance(near, lab)) best = at;
  }
  return best;
}

function middleOf(bins: readonly Bin[]): Lab {
  const weight = bins.reduce((sum, bin) => sum + bin.weight, 0);
  const mean = (axis: keyof Lab) => bins.reduce((sum, bin) => sum + bin.lab[axis] * bin.weight, 0) / weight;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

/** The most frequent colours that do not look alike. */
function firstCentres(bins: readonly Bin[]): Lab[] {
  const centres: Lab[] = [];
  for (const { lab } of bins) {
    if (centres.every((centre) => distance(centre, lab) >= ALIKE)) centres.push(lab);
    if (centres.length === MOST_COLOURS * 2) break;
  }
  return centres;
}

/**
 * The colours of a picture, the most frequent first, at most six: k-means over its counted colours in OKLab, begun from the
 * most frequent ones, so that the same picture always has the same. `pixels`: red, green, blue and alpha, a byte each.
 * Empty for a picture without visible pixels.
 */
export function paletteOf(pixels: Uint8Array): PictureColour[] {
  const bins = binsOf(pixels);
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  let centres = firstCentres(bins);
  let groups: Bin[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centres.map(() => []);
    for (const bin of bins) groups[nearest(centres, bin.lab)]?.push(bin);
    groups = groups.filter((group) => group.length > 0);
    centres = groups.map(middleOf);
  }
  return groups
    .map((group) => ({
      hex: labToHex(middleOf(group)),
      share: group.reduce((sum, { weight }) => sum + weight, 0) / all,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share || one.hex.localeCompare(other.hex))
    .slice(0, MOST_COLOURS);
}
