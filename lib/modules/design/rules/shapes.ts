import { changePath, intoBox } from './path-change';
import { pathBounds } from './path-data';
import { box, boxHole, ellipse, hole, lobes, n, polygon, star } from './path-pen';

/** The shapes that the editor offers, in its order; their names are texts under the same id. */
export const SHAPE_IDS = [
  'rectangle',
  'rounded',
  'pill',
  'circle',
  'ring',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'sparkle',
  'heart',
  'shield',
  'badge',
  'burst',
  'banner',
  'bubble',
  'arrow',
  'cross',
  'frame',
  'line',
] as const;
export type ShapeId = (typeof SHAPE_IDS)[number];

interface Shape {
  /** Width by height when it is added. */
  ratio: number;
  /** The outline of this width and height around the origin. */
  outline: (width: number, height: number) => string;
  /** Its corners, head or tail keep their form when the shape is stretched. */
  isElastic?: true;
  /** Has a stroke and no fill. */
  isLine?: true;
}

/** A fixed outline, stretched as a whole. */
function fixed(d: string, ratio = 1): Shape {
  const own = pathBounds(d) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  return { ratio, outline: (width, height) => changePath(d, intoBox(own, { width, height })) };
}

const elastic = (ratio: number, outline: Shape['outline']): Shape => ({ ratio, outline, isElastic: true });

const HEART =
  'M50 92C22 70 0 50 0 27C0 10 13 0 27 0C37 0 46 6 50 15C54 6 63 0 73 0C87 0 100 10 100 27C100 50 78 70 50 92Z';
const SHIELD =
  'M50 0C64 9 81 13 96 13C98 13 100 15 100 17C101 62 92 94 50 116C8 94 -1 62 0 17C0 15 2 13 4 13C19 13 36 9 50 0Z';
const SPARKLE = 'M50 0Q54 46 100 50Q54 54 50 100Q46 54 0 50Q46 46 50 0Z';

function bubble(width: number, height: number): string {
  const [x, y] = [-width / 2, -height / 2];
  const body = height * 0.8;
  const r = Math.min(width, body) * 0.24;
  const tail = Math.min(height * 0.28, width * 0.24);
  const left = x + Math.max(r, width * 0.16);
  const k = r * 0.4477;
  const [right, low] = [x + width, y + body];
  return (
    `M${n(x + r)} ${n(y)}L${n(right - r)} ${n(y)}C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}` +
    `L${n(right)} ${n(low - r)}C${n(right)} ${n(low - k)} ${n(right - k)} ${n(low)} ${n(right - r)} ${n(low)}` +
    `L${n(left + tail)} ${n(low)}L${n(left)} ${n(y + height)}L${n(left)} ${n(low)}` +
    `L${n(x + r)} ${n(low)}C${n(x + k)} ${n(low)} ${n(x)} ${n(low - k)} ${n(x)} ${n(low - r)}` +
    `L${n(x)} ${n(y + r)}C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`
  );
}

function arrow(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const [neck, shaft] = [x - Math.min(height * 0.8, width * 0.6), height * 0.21];
  return polygon([-x, -shaft], [neck, -shaft], [neck, -y], [x, 0], [neck, y], [neck, shaft], [-x, shaft]);
}

function banner(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const notch = x - Math.min(height * 0.45, width * 0.2);
  return polygon([-x, -y], [x, -y], [notch, 0], [x, y], [-x, y], [-notch, 0]);
}

function cross(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const arm = Math.min(width, height) * 0.17;
  return polygon(
    [-arm, -y],
    [arm, -y],
    [arm, -arm],
    [x, -arm],
    [x, arm],
    [arm, arm],
    [arm, y],
    [-arm, y],
    [-arm, arm],
    [-x, arm],
    [-x, -arm],
    [-arm, -arm],
  );
}

function frame(width: number, height: number): string {
  const thick = Math.min(width, height) * 0.07;
  const round = Math.min(width, height) * 0.12;
  const inner = Math.max(0.001, round - thick);
  return (
    box(-width / 2, -height / 2, width, height, round) +
    boxHole(thick - width / 2, thick - height / 2, width - 2 * thick, height - 2 * thick, inner)
  );
}

const rounded =
  (share: number): Shape['outline'] =>
  (width, height) =>
    box(-width / 2, -height / 2, width, height, Math.min(width, height) * share);

export const SHAPES: Readonly<Record<ShapeId, Shape>> = {
  rectangle: elastic(1.5, rounded(0)),
  rounded: elastic(1.5, rounded(0.16)),
  pill: elastic(2.4, rounded(0.5)),
  circle: fixed(ellipse(0, 0, 50)),
  ring: fixed(ellipse(0, 0, 50) + hole(0, 0, 41)),
  triangle: fixed(polygon([50, 0], [100, 87], [0, 87]), 1.15),
  diamond: fixed(polygon([50, 0], [100, 50], [50, 100], [0, 50])),
  hexagon: fixed(polygon([25, 0], [75, 0], [100, 43.3], [75, 86.6], [25, 86.6], [0, 43.3]), 1.155),
  star: fixed(star(0, 0, 5, 50, 22), 1.05),
  sparkle: fixed(SPARKLE),
  heart: fixed(HEART, 1.087),
  shield: fixed(SHIELD, 0.862),
  badge: fixed(lobes(0, 0, 16, 46, 9)),
  burst: fixed(star(0, 0, 18, 50, 41)),
  banner: elastic(3.4, banner),
  bubble: elastic(1.35, bubble),
  arrow: elastic(1.9, arrow),
  cross: elastic(1, cross),
  frame: elastic(1.4, frame),
  line: { ratio: Infinity, outline: (width) => `M${n(-width / 2)} 0L${n(width / 2)} 0`, isLine: true },
};

/** What the coordinates of a shape may differ by after it was fitted to an area, in mm. */
const ROUNDING_MM = 0.02;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const numbersOf = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

/** Whether two outlines are the same but for the rounding of their coordinates. */
function isAlike(one: string, other: string): boolean {
  if (one.replace(/[^A-Z]/g, '') !== other.replace(/[^A-Z]/g, '')) return false;
  const numbers = numbersOf(other);
  return numbersOf(one).every((value, index) => Math.abs(value - (numbers[index] ?? Infinity)) < ROUNDING_MM);
}

/**
 * A shape's outline in another width and height, around the same centre. Where it is one of the elastic shapes as it was
 * added, it is drawn anew: the corners of a rounded rectangle stay round. Any other outline is stretched.
 */
export function resizedOutline(d: string, size: { width: number; height: number }): string {
  const own = pathBounds(d);
  if (!own) return d;
  const [width, height] = [hundredth(own.right - own.left), hundredth(own.bottom - own.top)];
  const centre = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
  const isCentred = Math.abs(centre.x) < ROUNDING_MM && Math.abs(centre.y) < ROUNDING_MM;
  const kind = SHAPE_IDS.find((id) => SHAPES[id].isElastic && isAlike(SHAPES[id].outline(width, height), d));
  if (kind && isCentred) return SHAPES[kind].outline(hundredth(size.width), hundredth(size.height));
  return changePath(d, intoBox(own, size, centre));
}
