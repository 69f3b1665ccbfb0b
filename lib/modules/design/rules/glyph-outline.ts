import { type Box, isPathData, pathBounds } from './path-data';

interface GlyphOutline {
  /** Whether it is valid by the grammar of path-data.ts and so safe in an SVG. */
  isPath: boolean;
  box: Box | null;
}

/** Cache size; more than all fonts of the library have glyphs. */
const MOST = 40_000;
const known = new Map<string, GlyphOutline>();

/** Facts about a glyph's outline, cached: a text uses few different glyphs, however long it is. */
export function glyphOutline(d: string): GlyphOutline {
  const before = known.get(d);
  if (before) return before;
  const isPath = isPathData(d);
  const outline = { isPath, box: isPath ? pathBounds(d) : null };
  if (known.size >= MOST) known.clear();
  known.set(d, outline);
  return outline;
}
