import { FONT_FAMILIES } from '../font-library';
import { holdsMarkup } from '../holds-markup';
import { PREFLIGHT_LIMITS } from '../preflight-types';
import {
  COLOUR_PATTERN,
  IMAGE_LOCATIONS,
  type ImageLayer,
  type Layer,
  type Point,
  type PrintArea,
  SCENE_LIMITS as LIMITS,
  SRC_PATTERN,
  type TextLayer,
} from '../scene-types';
import { changeText } from './change-fields';
import type { EditCommand, EditGeometry, EditState } from './edit-state';
import { layerBox, middleOf } from './frame';
import { clamp, keepPoint, keepText, tidy } from './keep-limits';
import { freeLayers, layersOf, namedLayers, newIds, sceneOfState, withLayers } from './layers';

type Of<T extends EditCommand['type']> = Extract<EditCommand, { type: T }>;

/** Share of the area that something new takes at most. */
const NEW_SHARE = { width: 0.6, height: 0.5, text: 0.18 };
/** How far a copy lies from what it was copied from, and something new from what lies there already. */
const STEP_MM = 5;
const MM_PER_INCH = 25.4;
/** Of the em, before the font is known. */
const TRIAL_MM = 10;

/** Adds layers at the front and selects them; nothing when the side would have too many. */
function add(state: EditState, geometry: EditGeometry, layers: Layer[]): EditState {
  const all = [...layersOf(state), ...layers];
  if (all.length > LIMITS.layers) return state;
  const selection = layers.map(({ id }) => id);
  return withLayers(state, geometry, all, selection);
}

/** The wanted middle, or the area's; aside of layers whose middle is there already. */
function freeSpot(state: EditState, geometry: EditGeometry, at: Point | undefined): Point {
  const scene = sceneOfState(state, geometry);
  if (at) return at;
  const taken = scene.layers.map((layer) => middleOf(layerBox(layer, scene, geometry)));
  const spot = { x: scene.area.widthMm / 2, y: scene.area.heightMm / 2 };
  const isTaken = (): boolean =>
    taken.some(({ x, y }) => Math.abs(x - spot.x) < 1 && Math.abs(y - spot.y) < 1);
  for (let tries = 0; tries < LIMITS.layers && isTaken(); tries += 1) spot.y += STEP_MM;
  return { x: spot.x, y: Math.min(spot.y, scene.area.heightMm) };
}

/** The size at which a text of its own width and height (at `TRIAL_MM`) suits the area. */
function sizeFor(layer: TextLayer, state: EditState, geometry: EditGeometry): number {
  const scene = sceneOfState(state, geometry);
  const { widthMm, heightMm } = scene.area;
  const tallest = heightMm * NEW_SHARE.text;
  // As a text that nobody fills in: the room of one that shoppers change would shrink it.
  const ink = geometry.inkBox({ ...layer, fontSizeMm: TRIAL_MM, customisable: false }, scene);
  const widest =
    ink && ink.right > ink.left ? (TRIAL_MM * widthMm * NEW_SHARE.width) / (ink.right - ink.left) : tallest;
  return tidy(clamp(Math.min(widest, tallest), LIMITS.sizeMm), 1) || LIMITS.sizeMm.min;
}

/** A new text in the middle of the area, as large as suits it. */
export function addText(state: EditState, geometry: EditGeometry, command: Of<'add-text'>): EditState {
  const { fontFamily, fill, fields = {}, at } = command;
  const text = keepText(command.text);
  if (!FONT_FAMILIES.some((family) => family === fontFamily) || !COLOUR_PATTERN.test(fill)) return state;
  if (holdsMarkup(text)) return state;
  const [id = ''] = newIds(state, ['text']);
  const plain: TextLayer = {
    id,
    type: 'text',
    text,
    fontFamily,
    fontSizeMm: TRIAL_MM,
    fill,
    textAlign: 'center',
    angle: 0,
    scale: 1,
    position: { x: 0, y: 0 },
    customisable: false,
  };
  const dressed = changeText(plain, fields);
  const sized =
    fields.fontSizeMm === undefined ? { ...dressed, fontSizeMm: sizeFor(dressed, state, geometry) } : dressed;
  const spot = freeSpot(state, geometry, at);
  const middle = middleOf(layerBox(sized, sceneOfState(state, geometry), geometry));
  return add(state, geometry, [
    { ...sized, position: keepPoint({ x: spot.x - middle.x, y: spot.y - middle.y }) },
  ]);
}

/** Width and height in mm of a picture in an area: part of it, and no larger than prints sharply. */
function pictureSize(pixels: { width: number; height: number }, isVector: boolean, area: PrintArea) {
  const sharp = isVector ? Infinity : MM_PER_INCH / PREFLIGHT_LIMITS.warnDpi;
  const perPixel = Math.min(
    (area.widthMm * NEW_SHARE.width) / pixels.width,
    (area.heightMm * NEW_SHARE.height) / pixels.height,
    sharp,
  );
  const keep = (size: number): number => clamp(tidy(size * perPixel, 2), LIMITS.sizeMm);
  return { widthMm: keep(pixels.width), heightMm: keep(pixels.height) };
}

/** A new picture in the middle of the area. */
export function addImage(state: EditState, geometry: EditGeometry, command: Of<'add-image'>): EditState {
  const { src, location, widthPx, heightPx, at } = command;
  const isKnown = SRC_PATTERN.test(src) && IMAGE_LOCATIONS.includes(location);
  if (!isKnown || widthPx <= 0 || heightPx <= 0) return state;
  const { area } = sceneOfState(state, geometry);
  const [id = ''] = newIds(state, ['image']);
  const label = keepText(command.label ?? '', LIMITS.labelLength).trim();
  const layer: ImageLayer = {
    id,
    type: 'image',
    ...(label === '' ? {} : { label }),
    src,
    location,
    ...pictureSize({ width: widthPx, height: heightPx }, location === 'artwork', area),
    angle: 0,
    scale: 1,
    position: keepPoint(freeSpot(state, geometry, at)),
    customisable: false,
  };
  return add(state, geometry, [layer]);
}

/** Copies lie a little aside of what they were copied from, and can be changed whatever it could. */
export function duplicateLayers(
  state: EditState,
  geometry: EditGeometry,
  { ids }: { ids?: readonly string[] },
): EditState {
  const layers = namedLayers(state, ids);
  const names = newIds(
    state,
    layers.map(({ type }) => type),
  );
  const { area } = sceneOfState(state, geometry);
  const step = Math.min(STEP_MM, area.widthMm / 10, area.heightMm / 10);
  const copies = layers.map((layer, index): Layer => {
    const { locked: _, hidden: __, ...rest } = layer;
    const { x, y } = layer.position;
    return { ...rest, id: names[index] ?? layer.id, position: keepPoint({ x: x + step, y: y + step }) };
  });
  return copies.length === 0 ? state : add(state, geometry, copies);
}

/** Takes layers away, and the selection goes on without them. */
export function deleteLayers(
  state: EditState,
  geometry: EditGeometry,
  { ids }: { ids?: readonly string[] },
): EditState {
  const gone = new Set(freeLayers(state, ids));
  return withLayers(
    state,
    geometry,
    layersOf(state).filter((layer) => !gone.has(layer)),
  );
}
