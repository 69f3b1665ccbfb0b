import { fail, ok, type Result } from '@/lib/kernel/result';

/** Pixels as red, green, blue, alpha, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** The radius around an edge pixel in which the picture's own colour is searched, in pixels. */
const LOOK_PX = 3;
/** The largest colour distance (0 to 1) at which a pixel still counts as a mixture of the two colours. */
const MIXED_WITHIN = 0.12;
/** A pixel with a smaller share of the picture's colour becomes transparent. */
const LEAST_SHARE = 0.04;
/** How far from the background its colour still mixes with the picture's, in pixels. */
const EDGE_PX = 2;
/** The share of the picture's border that must have one colour to count as a flat background. */
const FLAT_SHARE = 0.4;
const LONGEST = Math.sqrt(3) * 255;
/** A pixel with a lower alpha is background already. */
const FAINT = 8;

/** Distance of two colours, 0 to 1. */
function distanceTo({ data }: Pixels, { red, green, blue }: Colour): (pixel: number) => number {
  return (pixel) => {
    const at = pixel * 4;
    const r = (data[at] ?? 0) - red;
    const g = (data[at + 1] ?? 0) - green;
    const b = (data[at + 2] ?? 0) - blue;
    return Math.sqrt(r * r + g * g + b * b) / LONGEST;
  };
}

function borderOf({ width, height }: Pixels): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

/**
 * The most common border colour: the mean of the fullest bin in a histogram with 16 steps per channel; null where all
 * is transparent.
 */
function backgroundOf({ data }: Pixels, border: readonly number[]): Colour | null {
  const boxes = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (const pixel of border) {
    const at = pixel * 4;
    if ((data[at + 3] ?? 0) < FAINT) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    // Bins are centred on both ends of each channel, so that white with a little noise is one bin.
    const name = (Math.round(red / 17) << 8) | (Math.round(green / 17) << 4) | Math.round(blue / 17);
    const box = boxes.get(name) ?? [0, 0, 0, 0];
    boxes.set(name, [box[0] + 1, box[1] + red, box[2] + green, box[3] + blue]);
  }
  let fullest: [number, number, number, number] | null = null;
  for (const box of boxes.values()) if (!fullest || box[0] > fullest[0]) fullest = box;
  if (!fullest) return null;
  const [count, red, green, blue] = fullest;
  return { red: red / count, green: green / count, blue: blue / count };
}

/** Flood fill from the border through background pixels, row by row; marks each with 1. */
function flood(
  { width, height }: Pixels,
  border: readonly number[],
  isBackground: (pixel: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting = border.filter(isBackground);
  const look = (pixel: number) => {
    if (reached[pixel] === 0 && isBackground(pixel)) waiting.push(pixel);
  };
  for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
    if (reached[start] === 1) continue;
    const row = Math.floor(start / width) * width;
    let [left, right] = [start, start];
    while (left > row && reached[left - 1] === 0 && isBackground(left - 1)) left -= 1;
    while (right < row + width - 1 && reached[right + 1] === 0 && isBackground(right + 1)) right += 1;
    reached.fill(1, left, right + 1);
    for (const away of [-width, width]) {
      if (row + away < 0 || row + away >= width * height) continue;
      // One seed per run is enough: it spreads along its row by itself.
      let wasBackground = false;
      for (let pixel = left + away; pixel <= right + away; pixel += 1) {
        const is = reached[pixel] === 0 && isBackground(pixel);
        if (is && !wasBackground) look(pixel);
        wasBackground = is;
      }
    }
  }
  return reached;
}

/** Marks with 2 the other pixels within `EDGE_PX` of the background. */
function markEdge({ width, height }: Pixels, mask: Uint8Array): void {
  let front: number[] = [];
  const mark = (pixel: number, next: number[]) => {
    if (mask[pixel] !== 0) return;
    mask[pixel] = 2;
    next.push(pixel);
  };
  const around = (pixel: number, next: number[]) => {
    const x = pixel % width;
    if (x > 0) mark(pixel - 1, next);
    if (x < width - 1) mark(pixel + 1, next);
    if (pixel >= width) mark(pixel - width, next);
    if (pixel < width * (height - 1)) mark(pixel + width, next);
  };
  for (let pixel = 0; pixel < mask.length; pixel += 1) if (mask[pixel] === 1) around(pixel, front);
  for (let step = 1; step < EDGE_PX; step += 1) {
    const next: number[] = [];
    for (const pixel of front) around(pixel, next);
    front = next;
  }
}

/** The pixel near an edge pixel that differs most from the background: the picture's own colour there. */
function purestAround(
  { width, height }: Pixels,
  mask: Uint8Array,
  pixel: number,
  distance: (pixel: number) => number,
): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  let [purest, furthest] = [pixel, distance(pixel)];
  for (let row = Math.max(0, y - LOOK_PX); row <= Math.min(height - 1, y + LOOK_PX); row += 1) {
    for (let column = Math.max(0, x - LOOK_PX); column <= Math.min(width - 1, x + LOOK_PX); column += 1) {
      const near = row * width + column;
      if (mask[near] === 1) continue;
      const far = distance(near);
      if (far > furthest) [purest, furthest] = [near, far];
    }
  }
  return purest;
}

/** The share of the picture's colour in an edge pixel, 0 to 1, if it is a mixture with the background at all. */
function shareOf(data: Uint8Array, pixel: number, own: number, background: Colour): number {
  const base = [background.red, background.green, background.blue];
  let [along, whole] = [0, 0];
  for (const [index, value] of base.entries()) {
    const toOwn = (data[own * 4 + index] ?? 0) - value;
    along += ((data[pixel * 4 + index] ?? 0) - value) * toOwn;
    whole += toOwn * toOwn;
  }
  if (whole === 0) return 0;
  const share = Math.max(0, Math.min(1, along / whole));
  let beside = 0;
  for (const [index, value] of base.entries()) {
    const mixed = value + share * ((data[own * 4 + index] ?? 0) - value);
    beside += ((data[pixel * 4 + index] ?? 0) - mixed) ** 2;
  }
  return Math.sqrt(beside) / LONGEST > MIXED_WITHIN ? 1 : share;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Removes the background's share from an edge pixel: the picture's colour remains, with lower alpha. */
function unmix(data: Uint8Array, at: number, share: number, { red, green, blue }: Colour): void {
  const without = (value: number, background: number) => clamp((value - (1 - share) * background) / share);
  data[at] = without(data[at] ?? 0, red);
  data[at + 1] = without(data[at + 1] ?? 0, green);
  data[at + 2] = without(data[at + 2] ?? 0, blue);
  data[at + 3] = clamp((data[at + 3] ?? 0) * share);
}

function clear(data: Uint8Array, at: number): void {
  data.fill(0, at, at + 4);
}

/**
 * Removes a picture's flat background. Areas that touch the border and are within `tolerance` (0 to 1, of the distance
 * from black to white) of its most common colour become transparent. Pixels next to them lose the background's share of
 * their colour, so that no fringe remains. Areas enclosed by the picture stay. `no_flat_background` if the border has
 * no main colour or is transparent already; `nothing_left` if everything would be removed. The given pixels are not
 * changed.
 */
export function cutOut(
  picture: Pixels,
  tolerance: number,
): Result<Pixels, 'no_flat_background' | 'nothing_left'> {
  const border = borderOf(picture);
  const background = backgroundOf(picture, border);
  if (!background) return fail('no_flat_background');
  const distance = distanceTo(picture, background);
  const isClear = (pixel: number) => (picture.data[pixel * 4 + 3] ?? 0) < FAINT;
  const isBackground = (pixel: number) => isClear(pixel) || distance(pixel) <= tolerance;
  const flat = border.filter((pixel) => !isClear(pixel) && distance(pixel) <= tolerance).length;
  const seen = border.filter((pixel) => !isClear(pixel)).length;
  if (flat < seen * FLAT_SHARE) return fail('no_flat_background');
  const mask = flood(picture, border, isBackground);
  markEdge(picture, mask);
  const data = new Uint8Array(picture.data);
  let left = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const isEdge = mask[pixel] === 2;
    const own = isEdge ? purestAround(picture, mask, pixel, distance) : pixel;
    const share = isEdge ? shareOf(picture.data, pixel, own, background) : 1;
    if (mask[pixel] === 1 || share < LEAST_SHARE) clear(data, pixel * 4);
    else if (share < 1) unmix(data, pixel * 4, share, background);
    if ((data[pixel * 4 + 3] ?? 0) >= FAINT) left += 1;
  }
  return left === 0 ? fail('nothing_left') : ok({ ...picture, data });
}
