import type { Glyph } from 'fontkit';

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A glyph's outline in whole font units, in the grammar of path-data.ts. */
export function outline(glyph: Glyph): string {
  return glyph.path.commands
    .map(({ command, args }) => (LETTERS[command] ?? '') + args.map((value) => Math.round(value)).join(' '))
    .join('');
}
