/** Motifs for the home page's example products, as path data around the origin, in mm. */

const number = (value: number): string => String(Math.round(value * 100) / 100);
const point = (x: number, y: number): string => `${number(x)} ${number(y)}`;

function leaflet(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-dy * length * 0.24, dx * length * 0.24];
  const tip = point(x + dx * length, y + dy * length);
  const [mx, my] = [x + dx * length * 0.42, y + dy * length * 0.42];
  return `M${point(x, y)}Q${point(mx + nx, my + ny)} ${tip}Q${point(mx - nx, my - ny)} ${point(x, y)}Z`;
}

/** A fern frond at the origin, `height` tall, bending to the right. */
export function fern(height: number): string {
  const pairs = 11;
  const parts: string[] = [];
  for (let index = 0; index <= pairs; index += 1) {
    const along = index / pairs;
    const y = -height * (0.1 + 0.86 * along);
    const x = height * 0.1 * along * along;
    const length = height * 0.36 * (1 - along * 0.82) * (index === 0 ? 0.75 : 1);
    const lean = 0.42 + along * 0.35;
    parts.push(leaflet(x, y, -lean, length), leaflet(x, y, Math.PI + lean, length));
  }
  const stem = `M${point(-height * 0.012, 0)}Q${point(0, -height * 0.6)} ${point(height * 0.1, -height)}Q${point(height * 0.03, -height * 0.6)} ${point(height * 0.012, 0)}Z`;
  return stem + parts.join('');
}

/** Rays around a dot, with this radius. */
export function rays(radius: number): string {
  const count = 12;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI + (Math.PI * (index + 0.5)) / count;
    const half = 0.055;
    const [inner, outer] = [radius * 0.45, radius * (index % 2 === 0 ? 1 : 0.82)];
    const corner = (distance: number, turn: number) =>
      point(Math.cos(angle + turn) * distance, Math.sin(angle + turn) * distance);
    parts.push(
      `M${corner(inner, -half)}L${corner(outer, -half)}L${corner(outer, half)}L${corner(inner, half)}Z`,
    );
  }
  const r = radius * 0.3;
  return `${parts.join('')}M${point(-r, 0)}C${point(-r, -r * 1.33)} ${point(r, -r * 1.33)} ${point(r, 0)}Z`;
}

/** Three curved running lanes, `width` wide. */
export function lanes(width: number): string {
  return [0, 1, 2]
    .map((lane) => {
      const y = lane * width * 0.085;
      const [half, rise, thick] = [width / 2, width * 0.2, width * 0.045];
      return (
        `M${point(-half, y)}C${point(-half * 0.4, y - rise)} ${point(half * 0.3, y + rise * 0.7)} ${point(half, y - rise * 0.35)}` +
        `L${point(half, y - rise * 0.35 + thick)}C${point(half * 0.3, y + rise * 0.7 + thick)} ${point(-half * 0.4, y - rise + thick)} ${point(-half, y + thick)}Z`
      );
    })
    .join('');
}
