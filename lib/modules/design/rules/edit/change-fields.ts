import { FONT_FAMILIES } from '../font-library';
import { holdsMarkup } from '../holds-markup';
import {
  CHARACTER_SETS,
  COLOUR_PATTERN,
  type Crop,
  IMAGE_LOCATIONS,
  type ImageLayer,
  type Layer,
  type PathLayer,
  SCENE_LIMITS as LIMITS,
  SRC_PATTERN,
  TEXT_ALIGNS,
  TEXT_FITS,
  type TextLayer,
} from '../scene-types';
import type { ImageFields, LayerFields, PathFields, TextFields } from './edit-state';
import { clamp, keepArc, keepFit, keepPlaced, keepText, tidy } from './keep-limits';

type Limit = { min: number; max: number };

/** Makes a value valid for its field; undefined if it cannot be, and then the field stays as it is. */
type Keep<V> = (value: V) => V | undefined;
type Keeps<F> = { [K in keyof F]-?: { keep: Keep<NonNullable<F[K]>>; optional?: true } };

const within =
  (limit: Limit, places = 3): Keep<number> =>
  (value) =>
    clamp(tidy(value, places), limit);
const oneOf =
  <V extends string>(values: readonly V[]): Keep<V> =>
  (value) =>
    values.includes(value) ? value : undefined;
const colour: Keep<string> = (value) => {
  const lower = value.toLowerCase();
  return COLOUR_PATTERN.test(lower) ? lower : undefined;
};

const TEXT: Keeps<TextFields> = {
  text: { keep: (text) => (holdsMarkup(keepText(text)) ? undefined : keepText(text)) },
  fontFamily: { keep: (family) => FONT_FAMILIES.find((known) => known === family) },
  fontSizeMm: { keep: within(LIMITS.sizeMm) },
  fill: { keep: colour },
  textAlign: { keep: oneOf(TEXT_ALIGNS) },
  maxLength: {
    keep: (length) => clamp(Math.round(length), { min: 1, max: LIMITS.textLength }),
    optional: true,
  },
  allowed: { keep: oneOf(CHARACTER_SETS), optional: true },
  maxWidthMm: { keep: within(LIMITS.sizeMm), optional: true },
  fit: { keep: oneOf(TEXT_FITS), optional: true },
  stroke: { keep: colour, optional: true },
  strokeWidthMm: { keep: within(LIMITS.outlineMm), optional: true },
  letterSpacing: { keep: within(LIMITS.letterSpacing), optional: true },
  arcRadiusMm: { keep: keepArc, optional: true },
};

/** A crop within the picture that is not too small to see. */
function keepCrop({ x, y, width, height }: Crop): Crop {
  const least = { min: LIMITS.cropShare, max: 1 };
  const start = { min: 0, max: 1 - LIMITS.cropShare };
  const [left, top] = [clamp(tidy(x, 6), start), clamp(tidy(y, 6), start)];
  return {
    x: left,
    y: top,
    width: Math.min(clamp(tidy(width, 6), least), 1 - left),
    height: Math.min(clamp(tidy(height, 6), least), 1 - top),
  };
}

const IMAGE: Keeps<ImageFields> = {
  src: { keep: (src) => (SRC_PATTERN.test(src) ? src : undefined) },
  location: { keep: oneOf(IMAGE_LOCATIONS) },
  widthMm: { keep: within(LIMITS.sizeMm) },
  heightMm: { keep: within(LIMITS.sizeMm) },
  crop: { keep: keepCrop, optional: true },
};

const PATH: Keeps<PathFields> = {
  fill: { keep: (fill) => (fill === 'none' ? fill : colour(fill)) },
  stroke: { keep: colour, optional: true },
  strokeWidthMm: { keep: within(LIMITS.sizeMm), optional: true },
};

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A layer with some fields set; the same object when each already has that value. */
function withFields<L extends object, F extends object>(layer: L, fields: F, keeps: Keeps<F>): L {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(layer));
  let changed = false;
  for (const name of Object.keys(keeps)) {
    if (!Object.hasOwn(fields, name)) continue;
    const { keep, optional } = keeps[name as keyof F] as { keep: Keep<unknown>; optional?: true };
    const given = fields[name as keyof F] as unknown;
    const value = given === undefined ? undefined : keep(given);
    // An invalid value leaves the field as it is; `undefined` removes an optional field.
    if (value === undefined && !(optional && (given === undefined || name === 'arcRadiusMm'))) continue;
    if (isSame(next[name], value)) continue;
    if (value === undefined) delete next[name];
    else next[name] = value;
    changed = true;
  }
  return changed ? (next as L) : layer;
}

export function changeText(layer: TextLayer, fields: TextFields): TextLayer {
  return keepFit(withFields(layer, fields, TEXT));
}

export function changeImage(layer: ImageLayer, fields: ImageFields): ImageLayer {
  return withFields(layer, fields, IMAGE);
}

export function changePath(layer: PathLayer, fields: PathFields): PathLayer {
  return withFields(layer, fields, PATH);
}

/** Sets a layer's name, in one line; an empty name removes it. */
function withLabel(layer: Layer, label: string | undefined): Layer {
  const kept = keepText((label ?? '').replace(/\s+/g, ' '), LIMITS.labelLength).trim();
  if (kept === (layer.label ?? '')) return layer;
  const { label: _, ...rest } = layer;
  return kept === '' ? rest : { ...rest, label: kept };
}

export function changeLayer(layer: Layer, fields: LayerFields): Layer {
  const { angle = layer.angle, scale = layer.scale, position = layer.position } = fields;
  const placed = keepPlaced(layer, { angle, scale, position });
  const named = Object.hasOwn(fields, 'label') ? withLabel(placed, fields.label) : placed;
  const { customisable = named.customisable } = fields;
  return customisable === named.customisable ? named : { ...named, customisable };
}

/** Sets or removes a flag that is either present or absent. */
export function markLayer(layer: Layer, mark: 'locked' | 'hidden', wanted: boolean): Layer {
  if (Boolean(layer[mark]) === wanted) return layer;
  const { [mark]: _, ...rest } = layer;
  return wanted ? { ...rest, [mark]: true } : rest;
}
