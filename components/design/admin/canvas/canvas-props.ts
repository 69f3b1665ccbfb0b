import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { GarmentFamily, Layer } from '@/lib/modules/design/rules/scene-types';

/** A stored picture as shown on the canvas. */
export interface CanvasPicture {
  url: string;
  widthPx: number;
  heightPx: number;
}

export interface DesignCanvasProps {
  editor: Editor;
  family: GarmentFamily;
  /** `#rrggbb` of the garment. */
  colour: string;
  /** Stored pictures by an image layer's `src`; a missing one is shown as a dashed frame. */
  pictures: Readonly<Record<string, CanvasPicture>>;
  /** Accessible name of a layer, also used in announcements. */
  nameOf: (layer: Layer) => string;
  /** Called on Enter or double click on a layer: opens its text field or settings. */
  onOpen?: (layerId: string) => void;
  readOnly?: boolean;
  className?: string;
}
