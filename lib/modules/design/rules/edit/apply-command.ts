import type { Layer } from '../scene-types';
import { addImage, addText, deleteLayers, duplicateLayers } from './add-layers';
import { addPath, fillSide, setInks } from './add-paths';
import { alignLayers, distributeLayers } from './align-layers';
import { changeImage, changeLayer, changePath, changeText, markLayer } from './change-fields';
import type { Direction, EditCommand, EditGeometry, EditState } from './edit-state';
import { isFinite } from './keep-limits';
import { changeLayers, freeLayers, layersOf, namedLayers, withSelection } from './layers';
import { orderLayers, orderLayerTo } from './order-layers';
import { sizePath } from './size-path';
import { placeLayers, transformLayers } from './transform-layers';

const NUDGE_MM = 1;
const FAR_NUDGE_MM = 10;

const DIRECTIONS: Record<Direction, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const STILL = { factor: 1, degrees: 0, dx: 0, dy: 0 };

function select(state: EditState, ids: readonly string[], mode: 'only' | 'toggle' = 'only'): EditState {
  if (mode === 'only') return withSelection(state, ids);
  const selected = new Set(state.selection);
  const toggled = ids.filter((id) => !selected.has(id));
  return withSelection(state, [...state.selection.filter((id) => !ids.includes(id)), ...toggled]);
}

function hide(state: EditState, geometry: EditGeometry, hidden: boolean, ids?: readonly string[]): EditState {
  const layers = namedLayers(state, ids);
  const next = changeLayers(state, geometry, layers, (layer) => markLayer(layer, 'hidden', hidden));
  const gone = hidden ? layers.map(({ id }) => id) : [];
  return withSelection(
    next,
    next.selection.filter((id) => !gone.includes(id)),
  );
}

type Fields = Extract<
  EditCommand,
  { type: 'set-text' | 'set-image' | 'set-path' | 'set-inks' | 'size-path' | 'set-layer' }
>;

function setFields(state: EditState, geometry: EditGeometry, command: Fields): EditState {
  const change = (layer: Layer): Layer => {
    if (command.type === 'set-layer') return changeLayer(layer, command.fields);
    if (command.type === 'set-text') return layer.type === 'text' ? changeText(layer, command.fields) : layer;
    if (command.type === 'set-image')
      return layer.type === 'image' ? changeImage(layer, command.fields) : layer;
    if (layer.type !== 'path') return layer;
    if (command.type === 'set-inks') return setInks(layer, command.outlines, command.fill);
    if (command.type === 'size-path') return sizePath(layer, command);
    return changePath(layer, command.fields);
  };
  return changeLayers(state, geometry, freeLayers(state, command.ids), change);
}

type View = Extract<EditCommand, { type: 'select' | 'select-all' | 'select-none' | 'side' }>;

function look(state: EditState, command: View): EditState {
  switch (command.type) {
    case 'select':
      return select(state, command.ids, command.mode);
    case 'select-all':
      return withSelection(
        state,
        layersOf(state)
          .filter((layer) => !layer.locked && !layer.hidden)
          .map(({ id }) => id),
      );
    case 'select-none':
      return withSelection(state, []);
    case 'side':
      return command.side === state.side ? state : { ...state, side: command.side, selection: [] };
  }
}

/**
 * Applies a command to the editor's state (S3.4-24). Pure; the scenes stay within `SCENE_LIMITS` and pass
 * `sceneSchema`. A command without effect returns the same object. Selection and layer order are kept.
 */
export function applyCommand(state: EditState, command: EditCommand, geometry: EditGeometry): EditState {
  if (!isFinite(command)) return state;
  switch (command.type) {
    case 'add-text':
      return addText(state, geometry, command);
    case 'add-image':
      return addImage(state, geometry, command);
    case 'add-path':
      return addPath(state, geometry, command);
    case 'fill-side':
      return fillSide(state, geometry, command);
    case 'move':
      return transformLayers(state, geometry, command.ids, { ...STILL, dx: command.dx, dy: command.dy });
    case 'nudge': {
      const step = command.far ? FAR_NUDGE_MM : NUDGE_MM;
      const { x, y } = DIRECTIONS[command.direction];
      return transformLayers(state, geometry, command.ids, { ...STILL, dx: x * step, dy: y * step });
    }
    case 'place':
      return placeLayers(state, geometry, command.ids, command);
    case 'scale':
      return transformLayers(state, geometry, command.ids, { ...STILL, ...command });
    case 'rotate':
      return transformLayers(state, geometry, command.ids, { ...STILL, ...command });
    case 'transform':
      return transformLayers(state, geometry, command.ids, command);
    case 'align':
      return alignLayers(state, geometry, command);
    case 'distribute':
      return distributeLayers(state, geometry, command);
    case 'set-text':
    case 'set-image':
    case 'set-path':
    case 'set-inks':
    case 'size-path':
    case 'set-layer':
      return setFields(state, geometry, command);
    case 'order':
      return orderLayers(state, geometry, command);
    case 'order-to':
      return orderLayerTo(state, geometry, command);
    case 'duplicate':
      return duplicateLayers(state, geometry, command);
    case 'lock':
      return changeLayers(state, geometry, namedLayers(state, command.ids), (layer) =>
        markLayer(layer, 'locked', command.locked),
      );
    case 'hide':
      return hide(state, geometry, command.hidden, command.ids);
    case 'delete':
      return deleteLayers(state, geometry, command);
    default:
      return look(state, command);
  }
}
