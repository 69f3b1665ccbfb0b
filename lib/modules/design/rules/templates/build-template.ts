import { clipArtRatio } from '../clip-art/library';
import type { NewLayer } from '../edit/edit-state';
import { safeBox } from '../edit/frame';
import type { Box } from '../path-data';
import type { PrintArea } from '../scene-types';
import { SHAPES } from '../shapes';
import { artOn } from './look';
import type { Plan, Row, SampleTexts, Template, TextRow } from './plan';
import { NARROW_FAMILY, setRows, type Setting, type Stack, widthPerUnit } from './set-rows';

/** From this width by height on, an area takes a template's wide arrangement. */
const WIDE = 1.3;
/** An area below this width or height is narrow. */
const NARROW_MM = 75;
/** Where a design stands in an area that is higher than it: above the middle, as on a chest. */
const HIGH = 0.4;
/** Of the width, what a drawing beside the rows may take, and the space between them. */
const BESIDE = { art: 0.28, gap: 0.05 };
/** Halvings of the search for the largest unit that fits. */
const STEPS = 24;

interface Room {
  width: number;
  height: number;
}

/** The stack with the largest unit at which it fits the room. */
function fitRows(rows: readonly Row[], setting: Setting, room: Room): Stack {
  const lines = rows.filter((row): row is TextRow => 'text' in row);
  const largest = (line: TextRow): number => room.width / (widthPerUnit(line, setting) ?? room.width);
  // From the unit on at which every line is as wide as there is room, only the gaps would grow.
  const widest = lines.length === 0 ? Infinity : Math.max(...lines.map(largest));
  const leads = lines.filter(({ leads: isLead }) => isLead).map(largest);
  let [low, high] = [0, Math.min(room.height, widest, ...leads)];
  if (setRows(rows, setting, high, room.width).height <= room.height) low = high;
  for (let step = 0; step < STEPS && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (setRows(rows, setting, middle, room.width).height <= room.height) low = middle;
    else high = middle;
  }
  return setRows(rows, setting, low, room.width);
}

/** The layers of a stack, its middle at x and its upper edge at y. */
function placeRows({ rows }: Stack, x: number, y: number): NewLayer[] {
  let top = y;
  return rows.flatMap((row) => {
    const layer = row.place({ x, y: top });
    top += row.height;
    return layer ?? [];
  });
}

const hundredth = (value: number): number => Math.floor(value * 100) / 100;

function onGround(plan: Plan, given: Setting, { left, top }: Box, room: Room): NewLayer[] {
  const { ground, rows } = plan;
  if (!ground) return [];
  // Drawings stand on the ground, except within a ring.
  const setting = ground.shape === 'ring' ? given : { ...given, cloth: given.look[ground.role] };
  const { ratio, inner, around = 0.08 } = ground;
  const middle = left + room.width / 2;
  const shape = (width: number, height: number, y: number): NewLayer => ({
    type: 'path',
    d: SHAPES[ground.shape].outline(hundredth(width), hundredth(height)),
    fill: setting.look[ground.role],
    label: ground.shape,
    position: { x: middle, y: y + height / 2 },
  });
  if (ratio !== undefined && inner) {
    const width = Math.min(room.width, room.height * ratio);
    const height = width / ratio;
    const y = top + (room.height - height) * HIGH;
    const stack = fitRows(rows, setting, { width: width * inner.width, height: height * inner.height });
    const begin = y + height * (0.5 + inner.down) - stack.height / 2;
    return [shape(width, height, y), ...placeRows(stack, middle, begin)];
  }
  const pad = around * Math.min(room.width, room.height);
  const stack = fitRows(rows, setting, { width: room.width - 2 * pad, height: room.height - 2 * pad });
  const [width, height] = [stack.width + 2 * pad, stack.height + 2 * pad];
  const y = top + (room.height - height) * HIGH;
  return [shape(width, height, y), ...placeRows(stack, middle, y + pad)];
}

function withArt(plan: Plan, setting: Setting, { left, top }: Box, room: Room): NewLayer[] {
  const id = artOn(setting.cloth, plan.beside ?? []);
  const ratio = id ? clipArtRatio(id) : 1;
  const artHeight = Math.min(room.height, (room.width * BESIDE.art) / ratio);
  const artWidth = id ? artHeight * ratio : 0;
  const gap = id ? room.width * BESIDE.gap : 0;
  const stack = fitRows(plan.rows, setting, { ...room, width: room.width - artWidth - gap });
  const begin = left + (room.width - artWidth - gap - stack.width) / 2;
  const height = Math.max(stack.height, artHeight);
  const y = top + (room.height - height) * HIGH;
  const art = id ? setRows([{ art: [id], size: artHeight }], setting, 1, room.width) : null;
  return [
    ...(art ? placeRows(art, begin + artWidth / 2, y + (height - artHeight) / 2) : []),
    ...placeRows(stack, begin + artWidth + gap + stack.width / 2, y + (height - stack.height) / 2),
  ];
}

/** The arrangement for an area. A narrow one has no room for a ground with a form of its own: its rows stand alone. */
function planFor(template: Template, { widthMm, heightMm }: PrintArea): Plan {
  if (widthMm / heightMm >= WIDE) return template.wide;
  const { ground, rows } = template.tall;
  if (ground?.ratio === undefined || Math.min(widthMm, heightMm) >= NARROW_MM) return template.tall;
  return { rows: rows.map((row) => ('role' in row && row.role === 'cut' ? { ...row, role: 'main' } : row)) };
}

/** What a template writes in which font in an area, for loading the fonts. */
export function templateWords(
  template: Template,
  area: PrintArea,
  texts: SampleTexts,
): { fontFamily: string; text: string }[] {
  return planFor(template, area).rows.flatMap((row) => {
    if (!('text' in row)) return [];
    const text = row.isUpper ? texts[row.text].toLocaleUpperCase() : texts[row.text];
    return [row.family, NARROW_FAMILY].map((fontFamily) => ({ fontFamily, text }));
  });
}

/**
 * A template's layers, in mm of the area: within its safe part whatever its size and ratio, each line as large as fits.
 * The labels of shapes and drawings are their ids; the caller puts names in their place.
 */
export function buildTemplate(template: Template, setting: Setting): NewLayer[] {
  const box = safeBox(setting.area);
  const room = { width: box.right - box.left, height: box.bottom - box.top };
  const plan = planFor(template, setting.area);
  if (plan.ground) return onGround(plan, setting, box, room);
  if (plan.beside) return withArt(plan, setting, box, room);
  const stack = fitRows(plan.rows, setting, room);
  return placeRows(stack, box.left + room.width / 2, box.top + (room.height - stack.height) * HIGH);
}
