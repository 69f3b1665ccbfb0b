import { FONT_FAMILIES } from '../font-library';
import { holdsMarkup } from '../holds-markup';
import { changePath as stretched, intoBox, outlineBox } from '../path-change';
import { isPathData } from '../path-data';
import {
  COLOUR_PATTERN,
  type Layer,
  outlinesOf,
  pathLengthOf,
  type PathLayer,
  type Point,
  type PrintArea,
  SCENE_LIMITS as LIMITS,
  type TextLayer,
} from '../scene-types';
import { add, freeSpot } from './add-layers';
import { changeText } from './change-fields';
import type { EditCommand, EditGeometry, EditState, NewLayer, NewPath } from './edit-state';
import { clamp, keepPoint, keepText, tidy } from './keep-limits';
import { layersOf, newIds, sceneOfState, withLayers } from './layers';

type Of<T extends EditCommand['type']> = Extract<EditCommand, { type: T }>;

/** The largest share of the area's width and height for a new shape or drawing. */
const NEW_SHARE = { width: 0.5, height: 0.4 };
const STILL = { angle: 0, scale: 1, customisable: false } as const;

const isColour = (value: string): boolean => COLOUR_PATTERN.test(value);

/** Whether a shape from outside the editor may become a layer. */
function isSound({ d, fill, stroke, parts = [] }: NewPath): boolean {
  const outlines = [{ d, fill }, ...parts];
  const inks = parts.map((part) => part.fill);
  return (
    parts.length <= LIMITS.pathParts &&
    pathLengthOf({ d, parts }) <= LIMITS.pathLength &&
    outlines.every((outline) => isPathData(outline.d)) &&
    (fill === 'none' || isColour(fill)) &&
    [...inks, ...(stroke === undefined ? [] : [stroke])].every(isColour)
  );
}

/** The layer of a shape, or null for one that may not be drawn. */
function pathLayer(path: NewPath, id: string, position: Point): PathLayer | null {
  if (!isSound(path)) return null;
  const { d, fill, fillRule, stroke, strokeWidthMm, parts = [] } = path;
  const label = keepText((path.label ?? '').replace(/\s+/g, ' '), LIMITS.labelLength).trim();
  return {
    ...STILL,
    type: 'path',
    id,
    ...(label === '' ? {} : { label }),
    d,
    fill,
    ...(fillRule === 'evenodd' ? { fillRule } : {}),
    ...(stroke === undefined ? {} : { stroke }),
    ...(stroke === undefined || strokeWidthMm === undefined
      ? {}
      : { strokeWidthMm: clamp(tidy(strokeWidthMm), LIMITS.sizeMm) }),
    ...(parts.length === 0 ? {} : { parts: parts.map((part) => ({ d: part.d, fill: part.fill })) }),
    position: keepPoint(position),
  };
}

/** The shape's outlines in mm around their own centre, as large as suits the area; null when they enclose nothing. */
function fitted(path: NewPath, { widthMm, heightMm }: PrintArea): NewPath | null {
  const box = outlineBox([path, ...(path.parts ?? [])]);
  if (!box) return null;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const factor = Math.min((widthMm * NEW_SHARE.width) / wide, (heightMm * NEW_SHARE.height) / high);
  if (!Number.isFinite(factor) || factor <= 0) return null;
  // In hundredths, so that the outline is known again when it is resized (`resizedOutline`).
  const change = intoBox(box, { width: tidy(wide * factor, 2), height: tidy(high * factor, 2) });
  const outline = (d: string): string => stretched(d, change);
  const parts = path.parts?.map(({ d, fill }) => ({ d: outline(d), fill }));
  return { ...path, d: outline(path.d), ...(parts ? { parts } : {}) };
}

/** Adds a shape or a drawing in the centre of the area. */
export function addPath(state: EditState, geometry: EditGeometry, { path, at }: Of<'add-path'>): EditState {
  if (!isSound(path)) return state;
  const sized = fitted(path, sceneOfState(state, geometry).area);
  const [id = ''] = newIds(state, ['path']);
  const layer = sized && pathLayer(sized, id, freeSpot(state, geometry, at));
  return layer ? add(state, geometry, [layer]) : state;
}

function textLayer(given: Extract<NewLayer, { type: 'text' }>, id: string): TextLayer | null {
  const { fontFamily, fill, fields, position } = given;
  const text = keepText(given.text);
  if (!FONT_FAMILIES.some((family) => family === fontFamily) || !isColour(fill)) return null;
  if (holdsMarkup(text)) return null;
  const plain: TextLayer = {
    ...STILL,
    type: 'text',
    id,
    text,
    fontFamily,
    fontSizeMm: LIMITS.sizeMm.min,
    fill,
    textAlign: 'center',
    position: keepPoint(position),
  };
  return changeText(plain, fields);
}

/** Puts a ready design on the side. One layer that may not be drawn, or one too many, and nothing changes. */
export function fillSide(
  state: EditState,
  geometry: EditGeometry,
  { layers: given, replaces }: Of<'fill-side'>,
): EditState {
  const ids = newIds(
    state,
    given.map(({ type }) => type),
  );
  const made = given.map((layer, index): Layer | null => {
    const id = ids[index] ?? '';
    return layer.type === 'text' ? textLayer(layer, id) : pathLayer(layer, id, layer.position);
  });
  const sound = made.filter((layer) => layer !== null);
  if (sound.length === 0 || sound.length < made.length) return state;
  // What is locked stays, below the new design.
  const kept = layersOf(state).filter((layer) => !replaces || layer.locked);
  const all = [...kept, ...sound];
  if (all.length > LIMITS.layers) return state;
  const selection = sound.map(({ id }) => id);
  return withLayers(state, geometry, all, selection);
}

/** The ink of some outlines of a drawing. */
export function setInks(layer: PathLayer, outlines: readonly number[], fill: string): PathLayer {
  const ink = fill.toLowerCase();
  if (!isColour(ink)) return layer;
  const wanted = new Set(outlines);
  const all = outlinesOf(layer);
  if (all.every((outline, index) => !wanted.has(index) || outline.fill === ink)) return layer;
  const [base, ...parts] = all.map((outline, index) =>
    wanted.has(index) ? { ...outline, fill: ink } : outline,
  );
  return { ...layer, fill: base?.fill ?? layer.fill, ...(layer.parts ? { parts } : {}) };
}
