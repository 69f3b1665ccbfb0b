import type { PrintArea, Side } from '@/lib/modules/design/rules/scene-types';
import type { Brush } from './brush';

/** Where a print area lies on a blank's drawing. */
interface Placement {
  area: PrintArea;
  /** Top-left corner in drawing units. */
  x: number;
  y: number;
  /** Drawing units per mm. */
  scale: number;
}

export interface BlankDrawing {
  /** Outline of the whole thing, for its shadow. */
  outline: string;
  /** A part of the outline one looks through. */
  hole?: string;
  /** What lies under the artwork: the coloured pieces. */
  under: string;
  /** Shape the artwork is cut to. */
  printable: string;
  /** What lies over the artwork: folds, seams, ribbing, hardware. */
  over: string;
}

export interface Blank {
  placement: Record<Side, Placement>;
  draw: (brush: Brush, side: Side) => BlankDrawing;
}
