import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Design, GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-picture';

/** A colour a garment comes in. */
export interface GarmentColour {
  identifier: string;
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** A stored picture: where it is shown from, and what the print check knows of it. */
export interface EditorPicture extends PictureFacts {
  url: string;
}

/** What the pages that hold a design give to its editor. */
export interface DesignEditorProps {
  family: GarmentFamily;
  colours: readonly GarmentColour[];
  /** Identifier of the colour that is shown. */
  colour: string;
  onColour: (identifier: string) => void;
  design: Design;
  /** After each finished step, undo and redo included. */
  onChange: (design: Design) => void;
  /** The stored pictures of the design, by an image layer's `src`. */
  pictures: Readonly<Record<string, EditorPicture>>;
  /** A picture was stored, before the layer that shows it is added. */
  onPicture: (src: string, picture: EditorPicture) => void;
  /** Where pictures are sent to; null where none may be added. */
  uploadTarget: UploadTarget | null;
  /** Words that the event does not print. */
  refusedWords?: readonly string[];
  readOnly?: boolean;
}
