import type { Layer } from '../scene-types';
import type { EditState } from './edit-state';
import { layersOf } from './layers';

/** A change to announce to a person who cannot see the canvas. */
export type Change =
  | { kind: 'side' }
  | { kind: 'added' | 'deleted' | 'moved' | 'resized' | 'turned' | 'changed'; layers: readonly Layer[] }
  | { kind: 'locked' | 'unlocked' | 'hidden' | 'shown'; layers: readonly Layer[] }
  /** The first of them now has `place` layers below it. */
  | { kind: 'ordered'; layers: readonly Layer[]; place: number }
  | { kind: 'selected'; layers: readonly Layer[] }
  | { kind: 'unselected' };

type Kind = 'moved' | 'resized' | 'turned' | 'changed' | 'locked' | 'unlocked' | 'hidden' | 'shown';

function kindOf(before: Layer, after: Layer): Kind {
  if (Boolean(before.locked) !== Boolean(after.locked)) return after.locked ? 'locked' : 'unlocked';
  if (Boolean(before.hidden) !== Boolean(after.hidden)) return after.hidden ? 'hidden' : 'shown';
  const { angle: _, scale: __, position: ___, ...own } = before;
  const { angle, scale, position, ...next } = after;
  if (JSON.stringify(own) !== JSON.stringify(next)) return 'changed';
  if (scale !== before.scale) return 'resized';
  if (angle !== before.angle) return 'turned';
  return position.x === before.position.x && position.y === before.position.y ? 'changed' : 'moved';
}

/** The layer that moved furthest in the order; of two that swapped, the selected one. */
function orderChange(
  before: readonly Layer[],
  after: readonly Layer[],
  selection: readonly string[],
): Change | null {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const moved = after
    .map((layer, index) => ({ layer, by: Math.abs(index - (places.get(layer.id) ?? index)), index }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by);
  const furthest = moved.filter(({ by }) => by === moved[0]?.by);
  const first = furthest.find(({ layer }) => selection.includes(layer.id)) ?? furthest[0];
  return first ? { kind: 'ordered', layers: [first.layer], place: first.index } : null;
}

function designChange(before: EditState, after: EditState): Change | null {
  const [old, now] = [layersOf(before), layersOf(after)];
  const known = new Map(old.map((layer) => [layer.id, layer]));
  const left = new Set(now.map(({ id }) => id));
  const added = now.filter(({ id }) => !known.has(id));
  if (added.length > 0) return { kind: 'added', layers: added };
  const deleted = old.filter(({ id }) => !left.has(id));
  if (deleted.length > 0) return { kind: 'deleted', layers: deleted };
  const changed = now.filter((layer) => known.get(layer.id) !== layer);
  const [first] = changed;
  const original = first && known.get(first.id);
  if (first && original) return { kind: kindOf(original, first), layers: changed };
  return orderChange(old, now, after.selection);
}

/** The announcement for a step from one state to the next; null without a change. */
export function describeChange(before: EditState, after: EditState): Change | null {
  if (before.side !== after.side) return { kind: 'side' };
  const change = before.design === after.design ? null : designChange(before, after);
  if (change) return change;
  if (before.selection === after.selection) return null;
  if (after.selection.length === 0) return { kind: 'unselected' };
  const selected = new Set(after.selection);
  return { kind: 'selected', layers: layersOf(after).filter(({ id }) => selected.has(id)) };
}
