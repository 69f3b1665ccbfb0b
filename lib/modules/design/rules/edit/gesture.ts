import type { Box } from '../path-data';
import { uniteBoxes } from '../path-data';
import type { Layer, Point } from '../scene-types';
import type { EditCommand, EditGeometry, EditState } from './edit-state';
import { type Frame, frameOf, placedBox } from './frame';
import { layersWithin } from './hit-test';
import { freeLayers, sceneOfState } from './layers';
import { snapAngle, type SnapLine, snapMove, snapScale, type SnapTargets, snapTargets } from './snap';

/** Keys that are held while something is dragged. */
export interface DragKeys {
  /** One direction only, steps of 15°, or more than what is selected. */
  shift: boolean;
  /** About the middle instead of the opposite corner. */
  alt: boolean;
  /** Nothing snaps. */
  free: boolean;
}

/** What pointers at some places of the area make of it; null where they make nothing. */
interface Followed {
  command: EditCommand | null;
  lines: readonly SnapLine[];
  /** The box that is drawn open to select. */
  marquee?: Box;
}

/** Something that is dragged. All that a step needs is measured once, when it begins. Points are mm of the area. */
export interface Gesture {
  follow: (points: readonly Point[], keys: DragKeys) => Followed;
}

export interface DragStart {
  state: EditState;
  geometry: EditGeometry;
  /** Where the pointer went down. */
  from: Point;
  /** How near something must be to snap, in mm: so many pixels at the zoom of the moment. */
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
      // A direction that is held is not left for the sake of a line.
      const [dx, dy] = [shift && wanted.x === 0 ? 0 : move.x, shift && wanted.y === 0 ? 0 : move.y];
      const seen = lines.filter(({ axis }) => !shift || wanted[axis] !== 0);
      return { command: { type: 'move', dx, dy }, lines: seen };
    },
  };
}

/** Scales what is selected by one of its frame's corners (0 is the top-left one, then clockwise). */
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
      // How far along the diagonal the pointer is, as a share of where it began.
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

/** Turns what is selected about its middle. */
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

/** Two fingers: what is selected follows them, scaled and turned. `from` is the first of them. */
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

/** Draws a box open and selects what it meets; with shift beside what was selected before. */
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
