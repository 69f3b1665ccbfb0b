import { svgNumber } from './svg-text';

/** Outlines for shapes and drawings as path data; the coordinates are the caller's, y down. */

/** Length of a Bézier handle for a quarter of a circle of radius 1. */
const QUARTER = 0.5523;

export const n = (value: number): string => svgNumber(value);
const at = (...values: number[]): string => values.map(n).join(' ');

export type Spot = readonly [x: number, y: number];

/** A closed polygon. */
export function polygon(...points: readonly Spot[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return (
    `M${at(x - rx, y)}C${at(x - rx, y - ky, x - kx, y - ry, x, y - ry)}` +
    `C${at(x + kx, y - ry, x + rx, y - ky, x + rx, y)}C${at(x + rx, y + ky, x + kx, y + ry, x, y + ry)}` +
    `C${at(x - kx, y + ry, x - rx, y + ky, x - rx, y)}Z`
  );
}

/** The same against the clock: cut out of what lies around it. */
export function hole(x: number, y: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return (
    `M${at(x - rx, y)}C${at(x - rx, y + ky, x - kx, y + ry, x, y + ry)}` +
    `C${at(x + kx, y + ry, x + rx, y + ky, x + rx, y)}C${at(x + rx, y - ky, x + kx, y - ry, x, y - ry)}` +
    `C${at(x - kx, y - ry, x - rx, y - ky, x - rx, y)}Z`
  );
}

/** A rectangle from its top-left corner, with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) return polygon([x, y], [right, y], [right, bottom], [x, bottom]);
  const k = r * (1 - QUARTER);
  return (
    `M${at(x + r, y)}L${at(right - r, y)}C${at(right - k, y, right, y + k, right, y + r)}` +
    `L${at(right, bottom - r)}C${at(right, bottom - k, right - k, bottom, right - r, bottom)}` +
    `L${at(x + r, bottom)}C${at(x + k, bottom, x, bottom - k, x, bottom - r)}` +
    `L${at(x, y + r)}C${at(x, y + k, x + k, y, x + r, y)}Z`
  );
}

/** A rounded rectangle against the clock: cut out of what lies around it. */
export function boxHole(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const k = r * (1 - QUARTER);
  return (
    `M${at(x + r, y)}C${at(x + k, y, x, y + k, x, y + r)}L${at(x, bottom - r)}` +
    `C${at(x, bottom - k, x + k, bottom, x + r, bottom)}L${at(right - r, bottom)}` +
    `C${at(right - k, bottom, right, bottom - k, right, bottom - r)}L${at(right, y + r)}` +
    `C${at(right, y + k, right - k, y, right - r, y)}Z`
  );
}

/** A star around a point, its first tip at the top. */
export function star(x: number, y: number, tips: number, outer: number, inner: number): string {
  const points = Array.from({ length: tips * 2 }, (_, index): Spot => {
    const turn = (Math.PI * index) / tips;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius];
  });
  return polygon(...points);
}

/** The point at a distance from another, at an angle in degrees clockwise from the right. */
export const spot = (x: number, y: number, radius: number, degrees: number): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
};

/** Curves along a circle between two angles in degrees, clockwise from the right; the pen is at the start. */
function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / steps;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720);
  return Array.from({ length: steps }, (_, index) => {
    const [start, end] = [from + index * step, from + (index + 1) * step];
    const [ax, ay] = spot(x, y, radius, start);
    const [bx, by] = spot(x, y, radius, end);
    const [sx, sy] = [ax - x, ay - y];
    const [ex, ey] = [bx - x, by - y];
    return `C${at(ax - sy * handle, ay + sx * handle, bx + ey * handle, by - ex * handle, bx, by)}`;
  }).join('');
}

/** A piece of a ring between two radii and two angles, such as a band of a rainbow. */
export function band(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  return (
    `M${at(...spot(x, y, outer, from))}${arc(x, y, outer, from, to)}` +
    `L${at(...spot(x, y, inner, to))}${arc(x, y, inner, to, from)}Z`
  );
}

/** A straight stroke with round ends. */
export function rod(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const r = width / 2;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const [sx, sy] = spot(x1, y1, r, angle + 90);
  const [ex, ey] = spot(x2, y2, r, angle - 90);
  return (
    `M${at(sx, sy)}${arc(x1, y1, r, angle + 90, angle + 270)}` +
    `L${at(ex, ey)}${arc(x2, y2, r, angle - 90, angle + 90)}Z`
  );
}

/** A gently curved stroke with round ends along a cubic curve. */
export function bend(curve: readonly [Spot, Spot, Spot, Spot], width: number): string {
  const [a, b, c, d] = curve;
  const r = width / 2;
  const side = (one: Spot, other: Spot): Spot => {
    const length = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
    return [(-(other[1] - one[1]) / length) * r, ((other[0] - one[0]) / length) * r];
  };
  const [start, end] = [side(a, b), side(c, d)];
  const mid = side(b, c);
  const plus = ([x, y]: Spot, [dx, dy]: Spot, by: number): Spot => [x + dx * by, y + dy * by];
  const handles = (by: number): [Spot, Spot] => [plus(b, mid, by), plus(c, mid, by)];
  const [out1, out2] = handles(1);
  const [in1, in2] = handles(-1);
  const turnOf = ([x, y]: Spot): number => (Math.atan2(y, x) * 180) / Math.PI;
  // Clockwise like the other outlines: where two of them overlap, nothing is cut out.
  return (
    `M${at(...plus(a, start, -1))}C${at(...in1, ...in2, ...plus(d, end, -1))}` +
    `${arc(d[0], d[1], r, turnOf(end) - 180, turnOf(end))}` +
    `C${at(...out2, ...out1, ...plus(a, start, 1))}` +
    `${arc(a[0], a[1], r, turnOf(start), turnOf(start) + 180)}Z`
  );
}

/** A closed path of the given parts, mirrored at a vertical line: `M L C Q` only, without `Z`. */
export function mirrored(d: string, about: number): string {
  return d.replace(/([MLCQZ])([^MLCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    return command + numbers.map((value, index) => n(index % 2 === 0 ? 2 * about - value : value)).join(' ');
  });
}

/** A path turned about a point by degrees, clockwise: `M L C Q Z` only. */
export function turned(d: string, degrees: number, x: number, y: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return d.replace(/([MLCQZ])([^MLCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = numbers.map((value, index) => {
      const [px, py] = index % 2 === 0 ? [value, numbers[index + 1] ?? 0] : [numbers[index - 1] ?? 0, value];
      const [dx, dy] = [px - x, py - y];
      return n(index % 2 === 0 ? x + dx * cos - dy * sin : y + dx * sin + dy * cos);
    });
    return command + points.join(' ');
  });
}

/** A round shape with lobes around its edge, such as a scalloped badge. */
export function lobes(x: number, y: number, count: number, radius: number, depth: number): string {
  const point = (half: number, far: number): string => {
    const turn = (Math.PI * half) / count;
    return at(x + Math.sin(turn) * far, y - Math.cos(turn) * far);
  };
  const curves = Array.from(
    { length: count },
    (_, index) => `Q${point(2 * index + 1, radius + depth)} ${point(2 * index + 2, radius)}`,
  );
  return `M${point(0, radius)}${curves.join('')}Z`;
}
