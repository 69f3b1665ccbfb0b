import type { PrintArea, Side } from '@/lib/modules/design/rules/scene-types';
import type { Brush } from './brush';

/** Position of a print area on a blank's drawing. */
interface Placement {
  area: PrintArea;
  /** Top-left corner in drawing units. */
  x: number;
  y: number;
  /** Drawing units per mm. */
  scale: number;
}

export interface BlankDrawing {
  /** Outline of the whole garment, for its shadow. */
  outline: string;
  /** A part of the outline that is see-through. */
  hole?: string;
  /** Drawn below the artwork: the coloured pieces. */
  under: string;
  /** The artwork is clipped to this shape. */
  printable: string;
  /** Drawn above the artwork: folds, seams, ribbing, hardware. */
  over: string;
}

export interface Blank {
  placement: Record<Side, Placement>;
  draw: (brush: Brush, side: Side) => BlankDrawing;
}
