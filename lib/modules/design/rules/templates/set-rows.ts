import { clipArt, clipArtRatio } from '../clip-art/library';
import type { NewLayer } from '../edit/edit-state';
import type { FontBooks } from '../font-book';
import { layoutText } from '../layout-text';
import { changePath, intoBox, outlineBox } from '../path-change';
import type { Box } from '../path-data';
import { PREFLIGHT_LIMITS } from '../preflight-types';
import { textFonts } from '../scene-fonts';
import type { Point, PrintArea, TextLayer } from '../scene-types';
import { SHAPES } from '../shapes';
import { artOn, inkOn, type Look } from './look';
import type { ArtRow, Row, SampleTexts, ShapeRow, TextRow } from './plan';

/** What a template is set with. */
export interface Setting {
  area: PrintArea;
  /** The garment's colour. */
  cloth: string;
  look: Look;
  texts: SampleTexts;
  /** The fonts of all its rows; without one the row is left out. */
  books: FontBooks;
}

/** A row at its size in mm: its ink, and its layer once the middle of its upper edge is known. */
interface SetRow {
  width: number;
  height: number;
  place: (top: Point) => NewLayer | null;
}

export interface Stack {
  width: number;
  height: number;
  rows: SetRow[];
}

const hundredths = (value: number): number => Math.floor(value * 100) / 100;
/** A little wider, so that no rounding shrinks a line that fits exactly. */
const loosely = (value: number): number => Math.ceil(value * 10 + 1) / 10;
/** Of half a circle's length, what an arched line may take. */
const ARCH_SHARE = 0.86;
/** The narrowest of the templates' fonts. */
export const NARROW_FAMILY = 'Bebas Neue';
/** No line begins smaller: the print check asks for 4 mm. */
const LEAST_MM = PREFLIGHT_LIMITS.warnCapHeight + 0.1;

interface Line {
  layer: TextLayer;
  bounds: Box;
  capHeight: number;
  naturalWidth: number;
}

/** A line with capitals of this height in mm; null without its font, or without ink. */
function setLine(
  row: TextRow,
  { texts, books, area }: Setting,
  capHeight: number,
  unit: number,
): Line | null {
  const fonts = textFonts({ fontFamily: row.family }, books);
  if (!fonts) return null;
  const { family, spacing, arch, isUpper } = row;
  const own = texts[row.text];
  const layer: TextLayer = {
    type: 'text',
    id: 'trial',
    text: isUpper ? own.toLocaleUpperCase() : own,
    fontFamily: family,
    fontSizeMm: hundredths((capHeight * fonts.book.unitsPerEm) / fonts.book.capHeight),
    fill: '#000000',
    textAlign: 'center',
    angle: 0,
    scale: 1,
    position: { x: 0, y: 0 },
    customisable: false,
    ...(spacing === undefined ? {} : { letterSpacing: spacing }),
    ...(arch === undefined ? {} : { arcRadiusMm: arch * unit }),
  };
  const laid = layoutText(layer, fonts.book, area, fonts.standIns);
  return (
    laid.bounds && { layer, bounds: laid.bounds, capHeight: laid.capHeight, naturalWidth: laid.naturalWidth }
  );
}

/** A line's natural width in mm when a unit is 1 mm; null without its font. */
export function widthPerUnit(row: TextRow, setting: Setting): number | null {
  const straight: TextRow = { ...row };
  delete straight.arch;
  return setLine(straight, setting, row.size, 1)?.naturalWidth ?? null;
}

/** The line at its size, or smaller where it would be wider than there is room. */
function fitLine(row: TextRow, setting: Setting, unit: number, most: number): Line | null {
  const wanted = Math.max(row.size * unit, LEAST_MM);
  const line = setLine(row, setting, wanted, unit);
  if (!line) return null;
  const along = row.arch === undefined ? most : Math.abs(row.arch) * unit * Math.PI * ARCH_SHARE;
  const share = Math.min(1, along / line.naturalWidth, most / (line.bounds.right - line.bounds.left));
  return share < 1 ? setLine(row, setting, wanted * share * 0.999, unit) : line;
}

/** Before a line becomes too small to print, its wide spacing is given up, and then its font for a narrow one. */
function legibleLine(row: TextRow, setting: Setting, unit: number, most: number): Line | null {
  const { spacing: _, ...close } = row;
  const choices: TextRow[] = [row, close, { ...close, family: NARROW_FAMILY }];
  let line: Line | null = null;
  for (const choice of choices) {
    line = fitLine(choice, setting, unit, most) ?? line;
    if (line && line.capHeight >= PREFLIGHT_LIMITS.warnCapHeight) return line;
  }
  return line;
}

function setText(row: TextRow, setting: Setting, unit: number, most: number): SetRow | null {
  const line = legibleLine(row, setting, unit, most);
  if (!line) return null;
  const { layer, bounds } = line;
  const { arcRadiusMm, letterSpacing, fontSizeMm } = layer;
  return {
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
    place: ({ x, y }) => ({
      type: 'text',
      text: layer.text,
      fontFamily: layer.fontFamily,
      fill: setting.look[row.role],
      position: { x, y: y - bounds.top },
      fields: {
        fontSizeMm,
        ...(letterSpacing === undefined ? {} : { letterSpacing }),
        // A longer text is shrunk to the same width, a curved one has its circle.
        ...(arcRadiusMm === undefined ? { maxWidthMm: loosely(most) } : { arcRadiusMm }),
      },
    }),
  };
}

function setArt(row: ArtRow, setting: Setting, unit: number, most: number): SetRow | null {
  const id = artOn(setting.cloth, row.art);
  if (!id) return null;
  const ratio = clipArtRatio(id);
  const height = Math.min(row.size * unit, most / ratio);
  const width = height * ratio;
  const { parts, ...base } = clipArt(id, inkOn(setting.cloth));
  const box = outlineBox([base, ...parts]);
  if (!box) return null;
  const change = intoBox(box, { width, height });
  return {
    width,
    height,
    place: ({ x, y }) => ({
      type: 'path',
      d: changePath(base.d, change),
      fill: base.fill,
      parts: parts.map(({ d, fill }) => ({ d: changePath(d, change), fill })),
      label: id,
      position: { x, y: y + height / 2 },
    }),
  };
}

function setShape(row: ShapeRow, { look }: Setting, unit: number, most: number): SetRow {
  const { ratio, outline, isLine } = SHAPES[row.shape];
  const height = row.size * unit;
  const width = Math.min(most, hundredths((row.width ?? row.size * ratio) * unit));
  return {
    width,
    height,
    place: ({ x, y }) => ({
      type: 'path',
      d: isLine ? outline(width - height, 0) : outline(width, hundredths(height)),
      fill: isLine ? 'none' : look[row.role],
      ...(isLine ? { stroke: look[row.role], strokeWidthMm: hundredths(height) } : {}),
      label: row.shape,
      position: { x, y: y + height / 2 },
    }),
  };
}

function setRow(row: Row, setting: Setting, unit: number, most: number): SetRow | null {
  if ('gap' in row) return { width: 0, height: row.gap * unit, place: () => null };
  if ('text' in row) return setText(row, setting, unit, most);
  return 'art' in row ? setArt(row, setting, unit, most) : setShape(row, setting, unit, most);
}

/** The rows with a unit of this many mm, no wider than `most`. */
export function setRows(rows: readonly Row[], setting: Setting, unit: number, most: number): Stack {
  const set = rows.flatMap((row) => setRow(row, setting, unit, most) ?? []);
  return {
    width: Math.max(0, ...set.map(({ width }) => width)),
    height: set.reduce((sum, { height }) => sum + height, 0),
    rows: set,
  };
}
