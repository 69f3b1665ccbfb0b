/** Paths in the product's own subset of SVG (absolute M L C Q Z), in mm. */
const f = (value: number): string => String(Math.round(value * 100) / 100);
export const point = (x: number, y: number): string => `${f(x)} ${f(y)}`;

export type Spot = readonly [x: number, y: number];

export function polygon(...points: readonly Spot[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${point(x, y)}`).join('') + 'Z';
}

export function polyline(...points: readonly Spot[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${point(x, y)}`).join('');
}

const ROUND = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return (
    `M${point(cx - rx, cy)}C${point(cx - rx, cy - ky)} ${point(cx - kx, cy - ry)} ${point(cx, cy - ry)}` +
    `C${point(cx + kx, cy - ry)} ${point(cx + rx, cy - ky)} ${point(cx + rx, cy)}` +
    `C${point(cx + rx, cy + ky)} ${point(cx + kx, cy + ry)} ${point(cx, cy + ry)}` +
    `C${point(cx - kx, cy + ry)} ${point(cx - rx, cy + ky)} ${point(cx - rx, cy)}Z`
  );
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r);
}

/** Two circles, to be filled by the even-odd rule. */
export function ring(cx: number, cy: number, r: number, width: number): string {
  return circle(cx, cy, r) + circle(cx, cy, r - width);
}

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  if (round === 0) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const [right, bottom, r] = [x + width, y + height, round];
  return (
    `M${point(x + r, y)}L${point(right - r, y)}Q${point(right, y)} ${point(right, y + r)}` +
    `L${point(right, bottom - r)}Q${point(right, bottom)} ${point(right - r, bottom)}` +
    `L${point(x + r, bottom)}Q${point(x, bottom)} ${point(x, bottom - r)}` +
    `L${point(x, y + r)}Q${point(x, y)} ${point(x + r, y)}Z`
  );
}

/** A leaf between two points, `width` wide, widest near the start. */
export function leaf([x1, y1]: Spot, [x2, y2]: Spot, width: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const belly = (share: number, side: 1 | -1): string =>
    point(x1 + dx * share + nx * side, y1 + dy * share + ny * side);
  return (
    `M${point(x1, y1)}C${belly(0.18, 1)} ${belly(0.62, 1)} ${point(x2, y2)}` +
    `C${belly(0.62, -1)} ${belly(0.18, -1)} ${point(x1, y1)}Z`
  );
}

/** A wavy open line, for stroking. */
export function ripple(x: number, y: number, width: number, waves: number, height: number): string {
  const step = width / waves / 2;
  const parts = Array.from({ length: waves * 2 }, (_, index) => {
    const from = x + index * step;
    const crest = y + (index % 2 === 0 ? -height : height);
    return `Q${point(from + step / 2, crest)} ${point(from + step, y)}`;
  });
  return `M${point(x, y)}${parts.join('')}`;
}

/** Wedges around a centre between two angles (degrees, 0 is right, clockwise). */
export function rays(
  [cx, cy]: Spot,
  inner: number,
  outer: number,
  count: number,
  from: number,
  to: number,
  width: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(1, count - 1)) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (radius: number, aside: number): Spot => [
      cx + cos * radius - sin * aside,
      cy + sin * radius + cos * aside,
    ];
    return polygon(at(inner, -width / 2), at(outer, -width / 5), at(outer, width / 5), at(inner, width / 2));
  }).join('');
}
