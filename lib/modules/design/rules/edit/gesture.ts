import type { Box } from '../path-data';
import { uniteBoxes } from '../path-data';
import type { Layer, Point } from '../scene-types';
import type { EditCommand, EditGeometry, EditState } from './edit-state';
import { type Frame, frameOf, placedBox } from './frame';
import { layersWithin } from './hit-test';
import { freeLayers, sceneOfState } from './layers';
import { snapAngle, type SnapLine, snapMove, snapScale, type SnapTargets, snapTargets } from './snap';

/** Modifier keys held during a drag. */
export interface DragKeys {
  /** One direction only, steps of 15°, or adding to the selection. */
  shift: boolean;
  /** Scale about the centre instead of the opposite corner. */
  alt: boolean;
  /** No snapping. */
  free: boolean;
}

/** The result of a gesture at the current pointer positions; null for none. */
interface Followed {
  command: EditCommand | null;
  lines: readonly SnapLine[];
  /** The selection rectangle. */
  marquee?: Box;
}

/** A running drag. Everything a step needs is measured once, at its start. Points are mm of the area. */
export interface Gesture {
  follow: (points: readonly Point[], keys: DragKeys) => Followed;
}

export interface DragStart {
  state: EditState;
  geometry: EditGeometry;
  /** Where the pointer went down. */
  from: Point;
  /** The snapping distance in mm: a fixed number of pixels at the current zoom. */
  tolerance: number;
}

interface Measured {
  layers: readonly Layer[];
  frame: Frame;
  box: Box;
  targets: SnapTargets;
}

const NOTHING: Followed = { command: null, lines: [] };
const KEPT: Gesture = { follow: () => NOTHING };

function measure({ state, geometry }: DragStart): Measured | null {
  const layers = freeLayers(state);
  const scene = sceneOfState(state, geometry);
  const inks = layers.map((layer) => geometry.inkBox(layer, scene));
  const frame = frameOf(layers, inks);
  const box = uniteBoxes(layers.map((layer, index) => placedBox(layer, inks[index] ?? null)));
  const moving = layers.map(({ id }) => id);
  return frame && box && { layers, frame, box, targets: snapTargets(scene, geometry, moving) };
}

/** Moves what is selected. */
export function moveGesture(start: DragStart): Gesture {
  const measured = measure(start);
  if (!measured) return KEPT;
  const { box, targets } = measured;
  return {
    follow: ([point = start.from], { shift, free }) => {
      const wanted = { x: point.x - start.from.x, y: point.y - start.from.y };
      if (shift) {
        if (Math.abs(wanted.x) < Math.abs(wanted.y)) wanted.x = 0;
        else wanted.y = 0;
      }
      const { move, lines } = free
        ? { move: wanted, lines: [] }
        : snapMove(box, wanted, targets, start.tolerance);
      // While movement is restricted to one direction, snapping does not change the other.
      const [dx, dy] = [shift && wanted.x === 0 ? 0 : move.x, shift && wanted.y === 0 ? 0 : move.y];
      const seen = lines.filter(({ axis }) => !shift || wanted[axis] !== 0);
      return { command: { type: 'move', dx, dy }, lines: seen };
    },
  };
}

/** Scales the selection by a corner of its frame (0 is the top-left one, then clockwise). */
export function scaleGesture(start: DragStart, corner: number): Gesture {
  const measured = measure(start);
  if (!measured) return KEPT;
  const { frame, box, targets } = measured;
  const opposite = frame.corners[(corner + 2) % 4] ?? frame.centre;
  return {
    follow: ([point = start.from], { alt, free }) => {
      const about = alt ? frame.centre : opposite;
      const [armX, armY] = [start.from.x - about.x, start.from.y - about.y];
      const length = armX ** 2 + armY ** 2;
      if (length === 0) return NOTHING;
      // The pointer's distance along the diagonal, relative to the start.
      const wanted = ((point.x - about.x) * armX + (point.y - about.y) * armY) / length;
      const { factor, lines } = free
        ? { factor: wanted, lines: [] }
        : snapScale(box, about, wanted, targets, start.tolerance);
      return { command: { type: 'scale', factor: Math.max(factor, 1e-3), about }, lines };
    },
  };
}

const degreesOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Turns the selection about its centre. */
export function rotateGesture(start: DragStart): Gesture {
  const measured = measure(start);
  if (!measured) return KEPT;
  const { centre, angle } = measured.frame;
  const began = degreesOf(centre, start.from);
  return {
    follow: ([point = start.from], { shift, free }) => {
      const wanted = angle + degreesOf(centre, point) - began;
      const turned = free && !shift ? wanted : snapAngle(wanted, shift);
      return { command: { type: 'rotate', degrees: turned - angle, about: centre }, lines: [] };
    },
  };
}

/** Two fingers move, scale and turn the selection. `from` is the first of them. */
export function pinchGesture(start: DragStart, second: Point): Gesture {
  const measured = measure(start);
  if (!measured) return KEPT;
  const { from } = start;
  const { angle } = measured.frame;
  const about = { x: (from.x + second.x) / 2, y: (from.y + second.y) / 2 };
  const apart = Math.hypot(second.x - from.x, second.y - from.y);
  const began = degreesOf(from, second);
  return {
    follow: ([one = from, other = second]) => {
      if (apart === 0) return NOTHING;
      const factor = Math.hypot(other.x - one.x, other.y - one.y) / apart;
      const degrees = snapAngle(angle + degreesOf(one, other) - began, false) - angle;
      const [dx, dy] = [(one.x + other.x) / 2 - about.x, (one.y + other.y) / 2 - about.y];
      return {
        command: { type: 'transform', factor: Math.max(factor, 1e-3), degrees, dx, dy, about },
        lines: [],
      };
    },
  };
}

/** Draws a rectangle and selects the layers it touches; with shift it adds to the earlier selection. */
export function marqueeGesture({ state, geometry, from }: DragStart): Gesture {
  const scene = sceneOfState(state, geometry);
  return {
    follow: ([point = from], { shift }) => {
      const marquee: Box = {
        left: Math.min(from.x, point.x),
        top: Math.min(from.y, point.y),
        right: Math.max(from.x, point.x),
        bottom: Math.max(from.y, point.y),
      };
      const met = layersWithin(scene, geometry, marquee);
      const ids = shift ? [...state.selection, ...met] : met;
      return { command: { type: 'select', ids }, lines: [], marquee };
    },
  };
}
