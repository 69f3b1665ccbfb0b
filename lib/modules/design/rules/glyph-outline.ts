import { type Box, isPathData, pathBounds } from './path-data';

interface GlyphOutline {
  /** Whether it keeps to the grammar of path-data.ts, so that it may stand in a drawing. */
  isPath: boolean;
  box: Box | null;
}

/** More than all fonts of the library have letters. */
const MOST = 40_000;
const known = new Map<string, GlyphOutline>();

/** What there is to know of a letter's outline, looked at once: a text has few letters, however long it is. */
export function glyphOutline(d: string): GlyphOutline {
  const before = known.get(d);
  if (before) return before;
  const isPath = isPathData(d);
  const outline = { isPath, box: isPath ? pathBounds(d) : null };
  if (known.size >= MOST) known.clear();
  known.set(d, outline);
  return outline;
}
