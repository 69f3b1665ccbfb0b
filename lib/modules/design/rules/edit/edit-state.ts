import type { Box } from '../path-data';
import type {
  Design,
  ImageLayer,
  Layer,
  PathLayer,
  Point,
  PrintArea,
  Scene,
  Side,
  TextLayer,
} from '../scene-types';

/** What the editor works on; the scenes always pass `sceneSchema`. */
export interface EditState {
  design: Design;
  /** The side that is seen and changed. */
  side: Side;
  /** Ids of the selected layers of that side, in drawing order. */
  selection: readonly string[];
}

/** What commands must know beside the state; the same for equal layers and scenes. */
export interface EditGeometry {
  /** The print area of a side that has no scene yet. */
  areas: Readonly<Record<Side, PrintArea>>;
  /** Box of a layer's ink in mm about its anchor, before angle and scale; null when nothing is drawn or its font is not there yet. */
  inkBox: (layer: Layer, scene: Scene) => Box | null;
}

/** Fields of a text that are set as they are; a field of `undefined` is taken away where it is optional. */
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

/** Fields that every layer has; `label: undefined` takes the name away. */
export type LayerFields = Partial<Pick<Layer, 'label' | 'customisable' | 'angle' | 'scale' | 'position'>>;

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const ORDERS = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof ORDERS)[number];

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Commands about layers that are named by `ids`, or else by the selection. */
interface OfLayers {
  ids?: readonly string[];
}

/**
 * One change. Lengths are mm, angles degrees clockwise. Layers that are locked are left alone by every command but `lock`,
 * `hide`, `order`, `duplicate` and the selecting ones. A command with a number that is not finite, or that can do
 * nothing, gives back the very state it got.
 */
export type EditCommand =
  | { type: 'add-text'; text: string; fontFamily: string; fill: string; fields?: TextFields; at?: Point }
  /** As large as prints well within the area (`widthPx` and `heightPx` are the picture's own); `at` is its middle. */
  | {
      type: 'add-image';
      src: string;
      location: ImageLayer['location'];
      widthPx: number;
      heightPx: number;
      label?: string;
      at?: Point;
    }
  | ({ type: 'move'; dx: number; dy: number } & OfLayers)
  /** By 1 mm, or 10 where `far`. */
  | ({ type: 'nudge'; direction: Direction; far?: boolean } & OfLayers)
  /** The box around the layers is laid with its top-left corner here; an axis that is not named stays. */
  | ({ type: 'place'; x?: number; y?: number } & OfLayers)
  /** All sizes and distances times `factor`; `about` stays where it is (by default the middle of their box). */
  | ({ type: 'scale'; factor: number; about?: Point } & OfLayers)
  /** Turned by `degrees` about a point (by default the middle of their box). */
  | ({ type: 'rotate'; degrees: number; about?: Point } & OfLayers)
  /** Scaled and turned about a point, then moved: what two fingers do. */
  | ({ type: 'transform'; factor: number; degrees: number; dx: number; dy: number; about: Point } & OfLayers)
  /** One layer to the print area; several to the box around them, or to the area where `to` says so. */
  | ({ type: 'align'; alignment: Alignment; to?: 'area' | 'selection' } & OfLayers)
  /** Three layers or more: the same gap between them along an axis, the outermost stay. */
  | ({ type: 'distribute'; axis: 'x' | 'y' } & OfLayers)
  | ({ type: 'set-text'; fields: TextFields } & OfLayers)
  | ({ type: 'set-image'; fields: ImageFields } & OfLayers)
  | ({ type: 'set-path'; fields: PathFields } & OfLayers)
  | ({ type: 'set-layer'; fields: LayerFields } & OfLayers)
  | ({ type: 'order'; to: Order } & OfLayers)
  /** Puts one layer at a place in the drawing order, 0 is the back. */
  | { type: 'order-to'; id: string; index: number }
  | ({ type: 'duplicate' } & OfLayers)
  | ({ type: 'lock'; locked: boolean } & OfLayers)
  | ({ type: 'hide'; hidden: boolean } & OfLayers)
  | ({ type: 'delete' } & OfLayers)
  /** `only` (the default) selects these alone, `toggle` adds those that are not selected and lets go of the others. */
  | { type: 'select'; ids: readonly string[]; mode?: 'only' | 'toggle' }
  /** Every layer of the side that is neither locked nor hidden. */
  | { type: 'select-all' }
  | { type: 'select-none' }
  | { type: 'side'; side: Side };

export type EditCommandType = EditCommand['type'];

/** Commands that change what is seen, not the design: they are no step to be undone. */
export const VIEW_COMMANDS: readonly EditCommandType[] = ['select', 'select-all', 'select-none', 'side'];
