import type { Box } from '../path-data';
import type {
  Design,
  ImageLayer,
  Layer,
  PathLayer,
  PathPart,
  Point,
  PrintArea,
  Scene,
  Side,
  TextLayer,
} from '../scene-types';

/** The editor's state; its scenes always pass `sceneSchema`. */
export interface EditState {
  design: Design;
  side: Side;
  /** Ids of the selected layers of that side, in drawing order. */
  selection: readonly string[];
}

/** What commands need besides the state; equal for equal layers and scenes. */
export interface EditGeometry {
  /** The print area of a side that has no scene yet. */
  areas: Readonly<Record<Side, PrintArea>>;
  /**
   * Box of a layer's ink in mm relative to its anchor, before angle and scale; null when nothing is drawn or its font
   * has not loaded.
   */
  inkBox: (layer: Layer, scene: Scene) => Box | null;
}

/** Fields of a text that are set directly; `undefined` removes an optional field. */
export type TextFields = Partial<
  Pick<
    TextLayer,
    | 'text'
    | 'fontFamily'
    | 'fontSizeMm'
    | 'fill'
    | 'textAlign'
    | 'maxLength'
    | 'allowed'
    | 'maxWidthMm'
    | 'fit'
    | 'stroke'
    | 'strokeWidthMm'
    | 'letterSpacing'
    | 'arcRadiusMm'
  >
>;

export type ImageFields = Partial<Pick<ImageLayer, 'src' | 'location' | 'widthMm' | 'heightMm' | 'crop'>>;
export type PathFields = Partial<Pick<PathLayer, 'fill' | 'stroke' | 'strokeWidthMm'>>;

/** A shape or drawing to add. Its outlines share one coordinate system of any size. */
export type NewPath = Pick<PathLayer, 'd' | 'fill' | 'fillRule' | 'stroke' | 'strokeWidthMm' | 'label'> & {
  parts?: readonly PathPart[];
};

/** A layer of a ready design, in mm of the print area. */
export type NewLayer =
  | ({ type: 'path'; position: Point } & NewPath)
  | { type: 'text'; text: string; fontFamily: string; fill: string; fields: TextFields; position: Point };

/** Fields of every layer; `label: undefined` removes the name. */
export type LayerFields = Partial<Pick<Layer, 'label' | 'customisable' | 'angle' | 'scale' | 'position'>>;

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const ORDERS = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof ORDERS)[number];

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Commands on the layers in `ids`, or else on the selection. */
interface OfLayers {
  ids?: readonly string[];
}

/**
 * One change. Lengths are mm, angles degrees clockwise. Locked layers are changed only by `lock`, `hide`, `order`,
 * `duplicate` and the selection commands. A command with a number that is not finite, or without effect, returns the
 * same state object.
 */
export type EditCommand =
  | { type: 'add-text'; text: string; fontFamily: string; fill: string; fields?: TextFields; at?: Point }
  /**
   * Fitted to the area and to what prints sharply (`widthPx` and `heightPx` are the picture's own size); `at` is its
   * centre.
   */
  | {
      type: 'add-image';
      src: string;
      location: ImageLayer['location'];
      widthPx: number;
      heightPx: number;
      label?: string;
      at?: Point;
    }
  /** Fitted to the area; `strokeWidthMm` is the printed width. `at` is its centre. */
  | { type: 'add-path'; path: NewPath; at?: Point }
  /** All or none of these layers are added, and selected; `replaces` removes what was on the side and not locked. */
  | { type: 'fill-side'; layers: readonly NewLayer[]; replaces: boolean }
  | ({ type: 'move'; dx: number; dy: number } & OfLayers)
  /** By 1 mm, or 10 mm if `far`. */
  | ({ type: 'nudge'; direction: Direction; far?: boolean } & OfLayers)
  /** Moves the layers' common box so that its top-left corner is here; an axis left out stays. */
  | ({ type: 'place'; x?: number; y?: number } & OfLayers)
  /** Multiplies all sizes and distances by `factor`; `about` stays in place (default: the centre of their box). */
  | ({ type: 'scale'; factor: number; about?: Point } & OfLayers)
  /** Turned by `degrees` about a point (default: the centre of their box). */
  | ({ type: 'rotate'; degrees: number; about?: Point } & OfLayers)
  /** Scaled and turned about a point, then moved: a two-finger gesture. */
  | ({ type: 'transform'; factor: number; degrees: number; dx: number; dy: number; about: Point } & OfLayers)
  /** A single layer to the print area; several to their common box, or to the area if `to` says so. */
  | ({ type: 'align'; alignment: Alignment; to?: 'area' | 'selection' } & OfLayers)
  /** Three or more layers: equal gaps along an axis, the outermost stay. */
  | ({ type: 'distribute'; axis: 'x' | 'y' } & OfLayers)
  | ({ type: 'set-text'; fields: TextFields } & OfLayers)
  | ({ type: 'set-image'; fields: ImageFields } & OfLayers)
  | ({ type: 'set-path'; fields: PathFields } & OfLayers)
  /** The ink of some outlines of a drawing: 0 is its `d`, then its parts. */
  | ({ type: 'set-inks'; outlines: readonly number[]; fill: string } & OfLayers)
  /** Printed width and height of a shape before it is turned, without its stroke; one left out stays. */
  | ({ type: 'size-path'; widthMm?: number; heightMm?: number } & OfLayers)
  | ({ type: 'set-layer'; fields: LayerFields } & OfLayers)
  | ({ type: 'order'; to: Order } & OfLayers)
  /** Moves one layer to an index in the drawing order, 0 is the back. */
  | { type: 'order-to'; id: string; index: number }
  | ({ type: 'duplicate' } & OfLayers)
  | ({ type: 'lock'; locked: boolean } & OfLayers)
  | ({ type: 'hide'; hidden: boolean } & OfLayers)
  | ({ type: 'delete' } & OfLayers)
  /** `only` (the default) selects just these; `toggle` inverts the selection of each. */
  | { type: 'select'; ids: readonly string[]; mode?: 'only' | 'toggle' }
  /** Every layer of the side that is neither locked nor hidden. */
  | { type: 'select-all' }
  | { type: 'select-none' }
  | { type: 'side'; side: Side };

export type EditCommandType = EditCommand['type'];

/** Commands that change the view, not the design: they are not undo steps. */
export const VIEW_COMMANDS: readonly EditCommandType[] = ['select', 'select-all', 'select-none', 'side'];
