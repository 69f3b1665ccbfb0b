import { type FontBook, glyphOf, kerningOf, missingGlyph, missingGlyphs } from './font-book';
import { type Box, pathBounds, uniteBoxes } from './path-data';
import type { PrintArea, TextLayer } from './scene-types';

const LINE_HEIGHT = 1.2;

/** Where one glyph's origin lies, in mm from the layer's anchor, and how far it is turned (degrees clockwise). */
export interface PlacedGlyph {
  d: string;
  x: number;
  y: number;
  angle: number;
}

/** A text layer set in its font, before the layer's own angle, scale and position. Lengths in mm. */
export interface TextLayout {
  glyphs: PlacedGlyph[];
  /** mm per font unit, the fit included. */
  unit: number;
  /** 1, or how much the text was shrunk to meet its limit. */
  fit: number;
  /** Width of the widest line before the fit. */
  naturalWidth: number;
  /** Room for the widest line, or null where nothing limits it. */
  widthLimit: number | null;
  capHeight: number;
  /** Box around the ink, or null for a text without ink. */
  bounds: Box | null;
  /** Characters the font cannot draw. */
  missing: string[];
}

interface SetGlyph {
  d: string;
  /** Left edge and middle of the advance, in font units from the line's start. */
  start: number;
  middle: number;
}

interface SetLine {
  glyphs: SetGlyph[];
  width: number;
}

function setLine(line: string, book: FontBook, spacing: number): SetLine {
  const glyphs: SetGlyph[] = [];
  let pen = 0;
  let previous = '';
  for (const character of line) {
    const [advance, d] = glyphOf(book, character) ?? missingGlyph(book);
    if (previous !== '') pen += spacing + kerningOf(book, previous, character);
    glyphs.push({ d, start: pen, middle: pen + advance / 2 });
    pen += advance;
    previous = character;
  }
  return { glyphs, width: pen };
}

/** How far one can go from `from` in direction (dx, dy) before leaving the area; 0 when outside it. */
function roomTowards(area: PrintArea, from: { x: number; y: number }, dx: number, dy: number): number {
  const along = (position: number, direction: number, size: number): number => {
    if (position < 0 || position > size) return 0;
    if (Math.abs(direction) < 1e-9) return Infinity;
    return direction > 0 ? (size - position) / direction : position / -direction;
  };
  return Math.min(along(from.x, dx, area.widthMm), along(from.y, dy, area.heightMm));
}

/**
 * Room for the widest line. A layer's own `maxWidthMm` first; else a straight customisable text may reach
 * the edges of the print area from its anchor; a fixed text has no limit, since its maker saw it as it is.
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
  };
}

function glyphBox(glyph: PlacedGlyph, unit: number): Box | null {
  const box = pathBounds(glyph.d);
  if (!box) return null;
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => [x, -y] as const));
  const xs = corners.map(([x, y]) => glyph.x + unit * (x * cos - y * sin));
  const ys = corners.map(([x, y]) => glyph.y + unit * (x * sin + y * cos));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/**
 * Sets a text layer in its font: kerning, alignment, letter spacing, lines and arc (SPEC 3.4).
 * A text wider than its limit is shrunk to it evenly, about the middle of its capitals, so that
 * a plate or a line drawn around it stays balanced (DESIGN "Design scene").
 */
export function layoutText(layer: TextLayer, book: FontBook, area: PrintArea): TextLayout {
  const text = layer.text.normalize('NFC');
  const naturalUnit = layer.fontSizeMm / book.unitsPerEm;
  const spacing = (layer.letterSpacing ?? 0) * book.unitsPerEm;
  const lines = text.split('\n').map((line) => setLine(line, book, spacing));
  const naturalWidth = Math.max(...lines.map((line) => line.width)) * naturalUnit;
  const widthLimit = widthLimitOf(layer, area);
  const fit = widthLimit !== null && naturalWidth > widthLimit ? widthLimit / naturalWidth : 1;
  const unit = naturalUnit * fit;
  const radius = layer.arcRadiusMm;
  const rise = radius === undefined ? (1 - fit) * 0.5 * book.capHeight * naturalUnit : 0;
  const glyphs = lines.flatMap((line, index) => {
    const lineStart = -line.width * ALIGN_SHARE[layer.textAlign];
    const baseline = index * LINE_HEIGHT * layer.fontSizeMm * fit - rise;
    return line.glyphs
      .filter((glyph) => glyph.d !== '')
      .map((glyph): PlacedGlyph => {
        if (radius === undefined)
          return { d: glyph.d, x: (lineStart + glyph.start) * unit, y: baseline, angle: 0 };
        const placed = placeOnArc(glyph, lineStart, unit, radius);
        return { ...placed, y: placed.y + baseline };
      });
  });
  const boxes = glyphs.map((glyph) => glyphBox(glyph, unit)).filter((box) => box !== null);
  return {
    glyphs,
    unit,
    fit,
    naturalWidth,
    widthLimit,
    capHeight: book.capHeight * unit,
    bounds: uniteBoxes(boxes),
    missing: missingGlyphs(book, text),
  };
}
