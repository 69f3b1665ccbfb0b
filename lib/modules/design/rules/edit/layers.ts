import { type Layer, type Scene, SCENE_LIMITS, textLengthOf } from '../scene-types';
import type { EditGeometry, EditState } from './edit-state';

/** The scene of the edited side; an empty scene if nothing is on it yet. */
export function sceneOfState({ design, side }: EditState, { areas }: Pick<EditGeometry, 'areas'>): Scene {
  return design[side] ?? { version: 1, side, area: areas[side], layers: [] };
}

export function layersOf({ design, side }: EditState): readonly Layer[] {
  return design[side]?.layers ?? [];
}

/** The layers a command applies to, in drawing order: those it names, else the selected ones. */
export function namedLayers(state: EditState, ids: readonly string[] = state.selection): Layer[] {
  const wanted = new Set(ids);
  return layersOf(state).filter((layer) => wanted.has(layer.id));
}

/** Those of them that are not locked. */
export function freeLayers(state: EditState, ids?: readonly string[]): Layer[] {
  return namedLayers(state, ids).filter((layer) => !layer.locked);
}

function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** The state with another selection: known layers only, each once, in drawing order. */
export function withSelection(state: EditState, ids: readonly string[]): EditState {
  const selection = namedLayers(state, ids).map(({ id }) => id);
  return sameList(selection, state.selection) ? state : { ...state, selection };
}

/** Whether the layers exceed the text limit of a side, and have more text than before. */
function passesTextLimit(layers: readonly Layer[], before: readonly Layer[]): boolean {
  const length = textLengthOf(layers);
  return length > SCENE_LIMITS.sideTextLength && length > textLengthOf(before);
}

/**
 * The state with other layers on its side; the selection keeps those that still exist. A side without layers is removed
 * from the design. Returns the same object when the layers are unchanged or exceed the text limit.
 */
export function withLayers(
  state: EditState,
  geometry: Pick<EditGeometry, 'areas'>,
  layers: Layer[],
  selection: readonly string[] = state.selection,
): EditState {
  if (sameList(layers, layersOf(state))) return withSelection(state, selection);
  if (passesTextLimit(layers, layersOf(state))) return state;
  const { [state.side]: _, ...otherSide } = state.design;
  const design =
    layers.length === 0
      ? otherSide
      : { ...state.design, [state.side]: { ...sceneOfState(state, geometry), layers } };
  return withSelection({ ...state, design }, selection);
}

/** The state with some of its layers changed one by one. */
export function changeLayers(
  state: EditState,
  geometry: Pick<EditGeometry, 'areas'>,
  targets: readonly Layer[],
  change: (layer: Layer) => Layer,
): EditState {
  const wanted = new Set(targets);
  const layers = layersOf(state).map((layer) => (wanted.has(layer) ? change(layer) : layer));
  return withLayers(state, geometry, layers);
}

/** New ids such as `text-3`, unique on both sides and within the call. */
export function newIds({ design }: EditState, types: readonly Layer['type'][]): string[] {
  const taken = new Set(
    [design.front, design.back].flatMap((scene) => scene?.layers.map(({ id }) => id) ?? []),
  );
  return types.map((type) => {
    let number = 1;
    while (taken.has(`${type}-${number}`)) number += 1;
    taken.add(`${type}-${number}`);
    return `${type}-${number}`;
  });
}
