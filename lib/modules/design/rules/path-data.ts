/**
 * The allowed path data: absolute `M L H V C Q Z`, numbers of at most 12 characters, separated by single spaces or
 * commas. The small grammar makes exact bounds possible and markup impossible.
 */
const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,6})?`;
const PATH = new RegExp(`^(?:[MLHVCQ] ?${NUMBER}(?:[ ,]${NUMBER})*[ ]?|Z ?)+$`);
const SEGMENT = /([MLHVCQZ])([^MLHVCQZ]*)/g;

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function numbersOf(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** Whether `d` is valid: starts with `M`, and every command has its numbers. */
export function isPathData(d: string): boolean {
  if (!d.startsWith('M') || !PATH.test(d)) return false;
  for (const [, command = '', rest = ''] of d.matchAll(SEGMENT)) {
    const needed = ARGUMENTS[command] ?? 0;
    const count = numbersOf(rest).length;
    if (needed === 0 ? count !== 0 : count === 0 || count % needed !== 0) return false;
  }
  return true;
}

/** Bounding box of all points and control points of a valid path (never smaller than the ink). */
export function pathBounds(d: string): Box | null {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const seeX = (x: number): void => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
  };
  const seeY = (y: number): void => {
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const [, command = '', rest = ''] of d.matchAll(SEGMENT)) {
    numbersOf(rest).forEach((value, index) => {
      const isX = command === 'H' || (command !== 'V' && index % 2 === 0);
      if (isX) seeX(value);
      else seeY(value);
    });
  }
  return box.left <= box.right && box.top <= box.bottom ? box : null;
}

export function uniteBoxes(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
