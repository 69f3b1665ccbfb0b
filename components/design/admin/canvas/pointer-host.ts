import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { Point } from '@/lib/modules/design/rules/scene-types';
import type { DragMarks } from './drag-marks';
import type { View } from './view';

/** What pointers act on; asked anew at each press, so that it is never an old one. */
export interface PointerHost {
  editor: () => Editor;
  view: () => View;
  /** The stage's corner in client coordinates. */
  origin: () => Point;
  marks: DragMarks;
  /** The canvas takes the focus, so that keys act where the pointer did. */
  focus: () => void;
  onOpen: (layerId: string) => void;
  /** Scrolls by CSS pixels, what is beyond the canvas by touch the page. */
  panBy: (dx: number, dy: number, isTouch: boolean) => void;
  /** Zooms about a client point. */
  zoomBy: (factor: number, at: Point) => void;
  canChange: () => boolean;
}

/** Keys and pointers of the moment. */
export interface PointerMoment {
  /** Client coordinates of the pointers that are down, in the order in which they came. */
  points: readonly Point[];
  shift: boolean;
  alt: boolean;
  free: boolean;
}

/** What the pointers that are down are doing. */
export interface Mode {
  /** At most once a frame. */
  move: (moment: PointerMoment) => void;
  end: () => void;
  cancel: () => void;
  /** Another pointer takes over; absent: it ends. */
  handOver?: () => void;
}
