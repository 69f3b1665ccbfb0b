import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { Point } from '@/lib/modules/design/rules/scene-types';
import type { DragMarks } from './drag-marks';
import type { View } from './view';

/** What pointer gestures act on; read again at each press, so that it is never stale. */
export interface PointerHost {
  editor: () => Editor;
  view: () => View;
  /** The stage's top left corner in client coordinates. */
  origin: () => Point;
  marks: DragMarks;
  /** Focuses the canvas, so that keys act on it after a press. */
  focus: () => void;
  onOpen: (layerId: string) => void;
  /** Scrolls by CSS pixels; by touch, the rest beyond the canvas's end scrolls the page. */
  panBy: (dx: number, dy: number, isTouch: boolean) => void;
  /** Zooms around a point in client coordinates. */
  zoomBy: (factor: number, at: Point) => void;
  canChange: () => boolean;
}

/** Pointers and modifier keys at one moment. */
export interface PointerMoment {
  /** Client coordinates of the pointers that are down, oldest first. */
  points: readonly Point[];
  shift: boolean;
  alt: boolean;
  free: boolean;
}

/** The gesture of the pointers that are down. */
export interface Mode {
  /** Called at most once per frame. */
  move: (moment: PointerMoment) => void;
  end: () => void;
  cancel: () => void;
  /** Called when another pointer takes over; if absent, the gesture ends. */
  handOver?: () => void;
}
