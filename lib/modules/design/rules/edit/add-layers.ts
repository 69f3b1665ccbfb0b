import { FONT_FAMILIES } from '../font-library';
import { holdsMarkup } from '../holds-markup';
import type { Box } from '../path-data';
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

/** The largest share of the area for a new layer. */
const NEW_SHARE = { width: 0.6, height: 0.5, text: 0.18 };
/** Offset of a copy from its original, and of a new layer from one in the same place. */
const STEP_MM = 5;
const MM_PER_INCH = 25.4;
/** Width of a character in em, about, for a font that has not loaded yet. */
const CHARACTER_EM = 0.6;
/** Em size for measuring, before the real size is known. */
const TRIAL_MM = 10;

/** Adds layers at the front and selects them; does nothing when the side would exceed the limit. */
export function add(state: EditState, geometry: EditGeometry, layers: Layer[]): EditState {
  const all = [...layersOf(state), ...layers];
  if (all.length > LIMITS.layers) return state;
  const selection = layers.map(({ id }) => id);
  return withLayers(state, geometry, all, selection);
}

/** The given centre, or the area's; moved aside if another layer has the same centre. */
export function freeSpot(state: EditState, geometry: EditGeometry, at: Point | undefined): Point {
  const scene = sceneOfState(state, geometry);
  if (at) return at;
  const taken = scene.layers.map((layer) => middleOf(layerBox(layer, scene, geometry)));
  const spot = { x: scene.area.widthMm / 2, y: scene.area.heightMm / 2 };
  const isTaken = (): boolean =>
    taken.some(({ x, y }) => Math.abs(x - spot.x) < 1 && Math.abs(y - spot.y) < 1);
  for (let tries = 0; tries < LIMITS.layers && isTaken(); tries += 1) spot.y += STEP_MM;
  return { x: spot.x, y: Math.min(spot.y, scene.area.heightMm) };
}

/** The width of a text in mm at `TRIAL_MM`, guessed while its font loads: at full height it would pass the area. */
function trialWidth(layer: TextLayer, ink: Box | null): number {
  if (ink && ink.right > ink.left) return ink.right - ink.left;
  const longest = Math.max(0, ...layer.text.split('\n').map((line) => line.length));
  return longest * CHARACTER_EM * TRIAL_MM;
}

/** The font size at which a text fits the area, from its ink box at `TRIAL_MM`. */
function sizeFor(layer: TextLayer, state: EditState, geometry: EditGeometry): number {
  const scene = sceneOfState(state, geometry);
  const { widthMm, heightMm } = scene.area;
  const tallest = heightMm * NEW_SHARE.text;
  // Measured as not customisable: a customisable text would be shrunk to its available width.
  const ink = geometry.inkBox({ ...layer, fontSizeMm: TRIAL_MM, customisable: false }, scene);
  const trial = trialWidth(layer, ink);
  const widest = trial > 0 ? (TRIAL_MM * widthMm * NEW_SHARE.width) / trial : tallest;
  return tidy(clamp(Math.min(widest, tallest), LIMITS.sizeMm), 1) || LIMITS.sizeMm.min;
}

/** Adds a text in the centre of the area, as large as fits. */
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

/** Width and height in mm of a new picture: a share of the area, and no larger than prints sharply. */
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

/** Adds a picture in the centre of the area. */
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

/** Duplicates layers with a small offset. Copies are unlocked. */
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

/** Deletes layers and removes them from the selection. */
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
