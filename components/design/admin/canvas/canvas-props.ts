import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { GarmentFamily, Layer } from '@/lib/modules/design/rules/scene-types';

/** A stored picture as the canvas shows it. */
export interface CanvasPicture {
  url: string;
  widthPx: number;
  heightPx: number;
}

export interface DesignCanvasProps {
  editor: Editor;
  family: GarmentFamily;
  /** `#rrggbb` of the cloth. */
  colour: string;
  /** Stored pictures by an image layer's `src`; one that is missing is a dashed frame. */
  pictures: Readonly<Record<string, CanvasPicture>>;
  /** What a person would call a layer: spoken at it, and in what is told of changes. */
  nameOf: (layer: Layer) => string;
  /** Enter, or a double press, on a layer: where its words or its settings are written. */
  onOpen?: (layerId: string) => void;
  readOnly?: boolean;
  className?: string;
}
