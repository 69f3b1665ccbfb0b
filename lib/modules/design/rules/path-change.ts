import { type Box, pathBounds, uniteBoxes } from './path-data';
import { svgNumber } from './svg-text';

const SEGMENT = /([MLHVCQZ])([^MLHVCQZ]*)/g;

/** New coordinate = old one times the factor, plus the shift. */
export interface PathChange {
  across: number;
  down: number;
  right: number;
  below: number;
}

/** A valid path stretched and moved. Coordinates are rounded to a thousandth. */
export function changePath(d: string, { across, down, right, below }: PathChange): string {
  const x = (value: number): string => svgNumber(value * across + right);
  const y = (value: number): string => svgNumber(value * down + below);
  return d.replace(SEGMENT, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const changed = numbers.map((value, index) => {
      const isAcross = command === 'H' || (command !== 'V' && index % 2 === 0);
      return isAcross ? x(value) : y(value);
    });
    return command + changed.join(' ');
  });
}

/** The box around some outlines, or null when they have no point. */
export function outlineBox(outlines: readonly { d: string }[]): Box | null {
  return uniteBoxes(outlines.flatMap(({ d }) => pathBounds(d) ?? []));
}

/** The change that brings a box to a width and height in mm with its centre at a point. */
export function intoBox(
  { left, top, right, bottom }: Box,
  size: { width: number; height: number },
  centre: { x: number; y: number } = { x: 0, y: 0 },
): PathChange {
  // A straight line has no height of its own: it keeps its place.
  const factor = (wanted: number, own: number): number => (own === 0 ? 1 : wanted / own);
  const [across, down] = [factor(size.width, right - left), factor(size.height, bottom - top)];
  return {
    across,
    down,
    right: centre.x - (across * (left + right)) / 2,
    below: centre.y - (down * (top + bottom)) / 2,
  };
}
