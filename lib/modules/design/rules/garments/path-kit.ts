import { svgNumber } from '@/lib/modules/design/rules/svg-text';

/** Width and height of every blank's drawing; a garment's own scale is in its placement. */
export const CANVAS = 1000;

const SEGMENT = /([A-Za-z])([^A-Za-z]*)/g;
const n = (value: number): string => svgNumber(value, 1);

/** An absolute path (`M L C Q Z` only), mirrored at the drawing's vertical centre line. */
export function mirror(d: string): string {
  return d.replace(SEGMENT, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    return command + numbers.map((value, index) => n(index % 2 === 0 ? CANVAS - value : value)).join(' ');
  });
}

/** How one drawing is stretched into another: x from the centre line, y from a fixed height. */
export interface Stretch {
  across: number;
  down: number;
  /** The height that does not move, before `shift`. */
  still: number;
  shift: number;
}

/** An absolute path (`M L C Q Z` only), stretched. */
export function stretchPath(d: string, { across, down, still, shift }: Stretch): string {
  return d.replace(SEGMENT, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const moved = numbers.map((value, index) =>
      index % 2 === 0 ? CANVAS / 2 + (value - CANVAS / 2) * across : still + shift + (value - still) * down,
    );
    return command + moved.map(n).join(' ');
  });
}

/** The points of a path in reverse order, for closing a left half with its mirror image. */
function reversed(d: string): string {
  const points: [number, number][] = [];
  const commands: { command: string; count: number }[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(SEGMENT)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let index = 0; index < numbers.length; index += 2) {
      points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
    }
    const size = command === 'C' ? 3 : command === 'Q' ? 2 : 1;
    if (command === 'M') continue;
    for (let done = 0; done < numbers.length / 2; done += size) commands.push({ command, count: size });
  }
  const backwards = points.reverse();
  let at = 1;
  const parts = commands.reverse().map(({ command, count }) => {
    const taken = backwards.slice(at, at + count);
    at += count;
    return command + taken.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');
  });
  return parts.join('');
}

/** A closed shape from its left half: an open path from the centre line to the centre line. */
export function symmetric(left: string): string {
  return `${left}${reversed(mirror(left))}Z`;
}

/**
 * A fold as a cubic curve of eight numbers and its greatest width; both ends are pointed. `[x1, y1, bend1X, bend1Y,
 * bend2X, bend2Y, x2, y2, width]`
 */
export type Crease = readonly [number, number, number, number, number, number, number, number, number];

export function creasePath([x1, y1, ax, ay, bx, by, x2, y2, width]: Crease): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const across = (-(y2 - y1) / length) * width;
  const down = ((x2 - x1) / length) * width;
  return (
    `M${n(x1)} ${n(y1)}C${n(ax + across)} ${n(ay + down)} ${n(bx + across)} ${n(by + down)} ${n(x2)} ${n(y2)}` +
    `C${n(bx - across)} ${n(by - down)} ${n(ax - across)} ${n(ay - down)} ${n(x1)} ${n(y1)}Z`
  );
}

export function mirrorCrease(crease: Crease): Crease {
  const [x1, y1, ax, ay, bx, by, x2, y2, width] = crease;
  return [CANVAS - x1, y1, CANVAS - ax, ay, CANVAS - bx, by, CANVAS - x2, y2, width];
}

export function stretchCrease(crease: Crease, { across, down, still, shift }: Stretch): Crease {
  const x = (value: number): number => CANVAS / 2 + (value - CANVAS / 2) * across;
  const y = (value: number): number => still + shift + (value - still) * down;
  const [x1, y1, ax, ay, bx, by, x2, y2, width] = crease;
  return [x(x1), y(y1), x(ax), y(ay), x(bx), y(by), x(x2), y(y2), width * across];
}
