import {
  type DragStart,
  type Gesture,
  marqueeGesture,
  moveGesture,
  pinchGesture,
  rotateGesture,
  scaleGesture,
} from '@/lib/modules/design/rules/edit/gesture';
import type { Point } from '@/lib/modules/design/rules/scene-types';
import { NO_MARKS } from './drag-marks';
import type { Mode, PointerHost } from './pointer-host';
import { toArea } from './view';

/** Snap distance in CSS pixels. */
const SNAP_PX = 6;
/** A movement shorter than this is a press, not a drag; fingers move more than a mouse. */
const PRESS_PX = { mouse: 3, touch: 8 };

export function areaPoint(host: PointerHost, { x, y }: Point): Point {
  const origin = host.origin();
  return toArea(host.view(), { x: x - origin.x, y: y - origin.y });
}

function startOf(host: PointerHost, at: Point): DragStart {
  const { live, geometry } = host.editor();
  return { state: live.get(), geometry, from: areaPoint(host, at), tolerance: SNAP_PX / host.view().pxPerMm };
}

/** A drag: each move is previewed, the end commits one undo step. */
function dragMode(host: PointerHost, gesture: Gesture): Mode {
  const { editor, marks } = host;
  return {
    move: ({ points, ...keys }) => {
      const { command, lines, marquee } = gesture.follow(
        points.map((point) => areaPoint(host, point)),
        keys,
      );
      marks.set({ lines, marquee, isDragging: true });
      if (command) editor().preview(command);
    },
    end: () => {
      marks.set(NO_MARKS);
      // Nothing has changed: only remove the helper graphics.
      if (!editor().commit()) editor().cancel();
    },
    cancel: () => {
      marks.set(NO_MARKS);
      editor().cancel();
    },
  };
}

export function scaleMode(host: PointerHost, at: Point, corner: number): Mode {
  return dragMode(host, scaleGesture(startOf(host, at), corner));
}

export function rotateMode(host: PointerHost, at: Point): Mode {
  return dragMode(host, rotateGesture(startOf(host, at)));
}

/** Two fingers transform the selection; without a selection they zoom and pan the view. */
export function twoFingerMode(host: PointerHost, one: Point, other: Point): Mode {
  if (host.canChange() && host.editor().live.get().selection.length > 0)
    return dragMode(host, pinchGesture(startOf(host, one), areaPoint(host, other)));
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let apart = Math.hypot(other.x - one.x, other.y - one.y);
  let between = middle(one, other);
  return {
    move: ({ points: [a = one, b = other] }) => {
      const next = middle(a, b);
      const now = Math.hypot(b.x - a.x, b.y - a.y);
      host.panBy(between.x - next.x, between.y - next.y, false);
      if (apart > 0 && now > 0) host.zoomBy(now / apart, next);
      apart = now;
      between = next;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}

/** Pans the view. */
export function panMode(host: PointerHost, at: Point, isTouch: boolean): Mode {
  let last = at;
  return {
    move: ({ points: [point = last] }) => {
      host.panBy(last.x - point.x, last.y - point.y, isTouch);
      last = point;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}

interface Press {
  at: Point;
  isTouch: boolean;
  /** Creates the gesture that follows once the pointer has moved far enough. */
  drag: () => Mode;
  /** Action of a press without a drag. */
  press: () => void;
}

/** A press that has not become a drag yet. */
export function pressMode({ at, isTouch, drag, press }: Press): Mode {
  let mode: Mode | null = null;
  return {
    move: (moment) => {
      const [point = at] = moment.points;
      const far = Math.hypot(point.x - at.x, point.y - at.y);
      if (!mode && far < (isTouch ? PRESS_PX.touch : PRESS_PX.mouse)) return;
      mode ??= drag();
      mode.move(moment);
    },
    end: () => (mode ? mode.end() : press()),
    cancel: () => mode?.cancel(),
    handOver: () => mode?.end(),
  };
}

export function moveMode(host: PointerHost, at: Point): Mode {
  return dragMode(host, moveGesture(startOf(host, at)));
}

export function marqueeMode(host: PointerHost, at: Point): Mode {
  return dragMode(host, marqueeGesture(startOf(host, at)));
}
