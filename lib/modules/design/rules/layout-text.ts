import { type FontBook, glyphOf, kerningOf, missingGlyph } from './font-book';
import { glyphOutline } from './glyph-outline';
import { type Box, uniteBoxes } from './path-data';
import type { PrintArea, TextLayer } from './scene-types';

const LINE_HEIGHT = 1.2;

/** The origin of a glyph, in mm from the layer's anchor, and its rotation (degrees clockwise). */
export interface PlacedGlyph {
  d: string;
  x: number;
  y: number;
  angle: number;
  /** mm per unit of the font that `d` comes from. */
  unit: number;
}

/** A text layer laid out in its font, before the layer's own angle, scale and position. Lengths in mm. */
export interface TextLayout {
  glyphs: PlacedGlyph[];
  /** 1, or the factor by which the text was shrunk (below 1) or enlarged to fit its width. */
  fit: number;
  /** Width of the widest line before the fit. */
  naturalWidth: number;
  /** The maximum width of a line, or null without a limit. */
  widthLimit: number | null;
  capHeight: number;
  /** Box around the ink including the stroke, or null for a text without ink. */
  bounds: Box | null;
  /** Characters that neither the font nor its fallbacks can draw. */
  missing: string[];
  /** Characters drawn by a fallback font, with its family. */
  borrowed: { character: string; family: string }[];
}

interface SetGlyph {
  d: string;
  /** Left edge and centre of the advance, in font units from the line's start. */
  start: number;
  middle: number;
  /** Units of the layer's font per unit of the font that `d` comes from. */
  share: number;
}

interface SetLine {
  glyphs: SetGlyph[];
  width: number;
}

interface Drawn {
  /** Advance in units of the layer's font. */
  advance: number;
  d: string;
  share: number;
  /** The font of the glyph; null if no font has it. */
  book: FontBook | null;
}

/** A character's glyph from the first font that has it; a fallback font is scaled to the same height of capitals. */
function drawnBy(character: string, book: FontBook, standIns: readonly FontBook[]): Drawn {
  const own = glyphOf(book, character);
  if (own) return { advance: own[0], d: own[1], share: 1, book };
  for (const other of standIns) {
    const glyph = glyphOf(other, character);
    if (!glyph) continue;
    const share = book.capHeight / other.capHeight;
    return { advance: glyph[0] * share, d: glyph[1], share, book: other };
  }
  const [advance, d] = missingGlyph(book);
  return { advance, d, share: 1, book: null };
}

function setLine(line: string, book: FontBook, standIns: readonly FontBook[], spacing: number): SetLine {
  const glyphs: SetGlyph[] = [];
  let pen = 0;
  let previous: { character: string; book: FontBook | null } | null = null;
  for (const character of line) {
    const drawn = drawnBy(character, book, standIns);
    const { advance, d, share } = drawn;
    if (previous) {
      // There is no kerning between glyphs of two fonts.
      const one = drawn.book === previous.book ? drawn.book : null;
      pen += spacing + (one ? kerningOf(one, previous.character, character) * share : 0);
    }
    glyphs.push({ d, start: pen, middle: pen + advance / 2, share });
    pen += advance;
    previous = { character, book: drawn.book };
  }
  return { glyphs, width: pen };
}

/** The distance from `from` in direction (dx, dy) to the edge of the area; 0 when outside it. */
function roomTowards(area: PrintArea, from: { x: number; y: number }, dx: number, dy: number): number {
  const along = (position: number, direction: number, size: number): number => {
    if (position < 0 || position > size) return 0;
    if (Math.abs(direction) < 1e-9) return Infinity;
    return direction > 0 ? (size - position) / direction : position / -direction;
  };
  return Math.min(along(from.x, dx, area.widthMm), along(from.y, dy, area.heightMm));
}

/**
 * The maximum width of a line: the layer's `maxWidthMm`; else, for a straight customisable text, the distance from its
 * anchor to the edges of the print area. Other texts have no limit, since their designer saw the result.
 */
function widthLimitOf(layer: TextLayer, area: PrintArea): number | null {
  if (layer.maxWidthMm !== undefined) return layer.maxWidthMm;
  if (!layer.customisable || layer.arcRadiusMm !== undefined) return null;
  const radians = (layer.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const ahead = roomTowards(area, layer.position, dx, dy);
  const behind = roomTowards(area, layer.position, -dx, -dy);
  const room = { left: ahead, right: behind, center: 2 * Math.min(ahead, behind) }[layer.textAlign];
  return room > 0 && Number.isFinite(room) ? room / layer.scale : null;
}

const ALIGN_SHARE = { left: 0, center: 0.5, right: 1 } as const;

function placeOnArc(glyph: SetGlyph, lineStart: number, unit: number, radius: number): PlacedGlyph {
  const turn = ((glyph.middle + lineStart) * unit) / radius;
  const half = (glyph.middle - glyph.start) * unit;
  return {
    d: glyph.d,
    x: radius * Math.sin(turn) - half * Math.cos(turn),
    y: radius * (1 - Math.cos(turn)) - half * Math.sin(turn),
    angle: (turn * 180) / Math.PI,
    unit: unit * glyph.share,
  };
}

function glyphBox({ d, x, y, angle, unit }: PlacedGlyph, outline: number): Box | null {
  const { box } = glyphOutline(d);
  if (!box) return null;
  // A shortcut for upright glyphs, which most are; same result as the corners below.
  if (angle === 0) {
    return {
      left: x + unit * box.left - outline,
      right: x + unit * box.right + outline,
      top: y - unit * box.bottom - outline,
      bottom: y - unit * box.top + outline,
    };
  }
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [box.left, box.right].flatMap((gx) =>
    [box.top, box.bottom].map((gy) => [gx, -gy] as const),
  );
  const xs = corners.map(([gx, gy]) => x + unit * (gx * cos - gy * sin));
  const ys = corners.map(([gx, gy]) => y + unit * (gx * sin + gy * cos));
  return {
    left: Math.min(...xs) - outline,
    right: Math.max(...xs) + outline,
    top: Math.min(...ys) - outline,
    bottom: Math.max(...ys) + outline,
  };
}

/** How far the stroke around a text's glyphs reaches beyond them, in mm before `scale`; 0 without one. */
export function outlineOf(layer: Pick<TextLayer, 'stroke' | 'strokeWidthMm'>): number {
  return layer.stroke === undefined ? 0 : (layer.strokeWidthMm ?? 1);
}

/** The factor by which a text is shrunk or enlarged. Text that fills its width is never higher than the print area. */
function fitOf(
  layer: TextLayer,
  area: PrintArea,
  size: { width: number; height: number },
  limit: number | null,
) {
  if (limit === null || size.width === 0) return 1;
  const wanted = limit / size.width;
  if (wanted <= 1) return wanted;
  if (layer.fit !== 'fill') return 1;
  return Math.max(1, Math.min(wanted, area.heightMm / (size.height * layer.scale)));
}

/** The characters of a text that its font lacks: drawn by a fallback, or by none. */
function lacking(text: string, book: FontBook, standIns: readonly FontBook[]) {
  const unknown = [...new Set(text)].filter((character) => character !== '\n' && !glyphOf(book, character));
  const families = unknown.map((character) => ({
    character,
    family: standIns.find((other) => glyphOf(other, character))?.family,
  }));
  return {
    missing: families.filter(({ family }) => family === undefined).map(({ character }) => character),
    borrowed: families.flatMap(({ character, family }) =>
      family === undefined ? [] : [{ character, family }],
    ),
  };
}

function setText(
  layer: TextLayer,
  book: FontBook,
  area: PrintArea,
  standIns: readonly FontBook[],
): TextLayout {
  const text = layer.text.normalize('NFC');
  const naturalUnit = layer.fontSizeMm / book.unitsPerEm;
  const spacing = (layer.letterSpacing ?? 0) * book.unitsPerEm;
  const lines = text.split('\n').map((line) => setLine(line, book, standIns, spacing));
  const naturalWidth = Math.max(...lines.map((line) => line.width)) * naturalUnit;
  const height = book.capHeight * naturalUnit + (lines.length - 1) * LINE_HEIGHT * layer.fontSizeMm;
  const widthLimit = widthLimitOf(layer, area);
  const fit = fitOf(layer, area, { width: naturalWidth, height }, widthLimit);
  const unit = naturalUnit * fit;
  const radius = layer.arcRadiusMm;
  const rise = radius === undefined ? (1 - fit) * 0.5 * book.capHeight * naturalUnit : 0;
  const glyphs = lines.flatMap((line, index) => {
    const lineStart = -line.width * ALIGN_SHARE[layer.textAlign];
    const baseline = index * LINE_HEIGHT * layer.fontSizeMm * fit - rise;
    return line.glyphs
      .filter((glyph) => glyph.d !== '')
      .map((glyph): PlacedGlyph => {
        const { d, start, share } = glyph;
        if (radius === undefined)
          return { d, x: (lineStart + start) * unit, y: baseline, angle: 0, unit: unit * share };
        const placed = placeOnArc(glyph, lineStart, unit, radius);
        return { ...placed, y: placed.y + baseline };
      });
  });
  const boxes = glyphs.map((glyph) => glyphBox(glyph, outlineOf(layer))).filter((box) => box !== null);
  return {
    glyphs,
    fit,
    naturalWidth,
    widthLimit,
    capHeight: book.capHeight * unit,
    bounds: uniteBoxes(boxes),
    ...lacking(text, book, standIns),
  };
}

interface SetLayer {
  /** The fonts it was laid out with: its own and the fallbacks. */
  books: readonly FontBook[];
  widthMm: number;
  heightMm: number;
  layout: TextLayout;
}

/** A cache, since the print check lays out a text four times per garment colour. Layers are immutable. */
const known = new WeakMap<TextLayer, SetLayer>();

/**
 * Lays out a text layer: kerning, alignment, letter spacing, lines and arc (S3.4). A text wider than its limit is
 * shrunk evenly, about the centre of its capitals, so that it stays centred in a plate or frame; one that fills its
 * width is enlarged in the same way. Missing glyphs are drawn from the first of `standIns` that has them, else as a
 * hollow box, which the print check blocks.
 */
export function layoutText(
  layer: TextLayer,
  book: FontBook,
  area: PrintArea,
  standIns: readonly FontBook[] = [],
): TextLayout {
  const books = [book, ...standIns];
  const { widthMm, heightMm } = area;
  const before = known.get(layer);
  const isSame =
    before?.widthMm === widthMm &&
    before.heightMm === heightMm &&
    before.books.length === books.length &&
    before.books.every((one, index) => one === books[index]);
  if (isSame) return before.layout;
  const layout = setText(layer, book, area, standIns);
  known.set(layer, { books, widthMm, heightMm, layout });
  return layout;
}
