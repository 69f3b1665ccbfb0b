import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Design, GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-picture';

/** A colour a garment comes in. */
export interface GarmentColour {
  identifier: string;
  name: string;
  /** Colour, `#rrggbb`. */
  hex: string;
}

/** A stored picture: its URL, and the facts that the print check needs. */
export interface EditorPicture extends PictureFacts {
  url: string;
}

/** A stored picture that is put into the design, and its file's name. */
export interface ArrivedPicture extends EditorPicture {
  id: string;
  name: string;
}

/** Props from the page that owns the design. */
export interface DesignEditorProps {
  family: GarmentFamily;
  colours: readonly GarmentColour[];
  /** Id of the shown colour. */
  colour: string;
  onColour: (identifier: string) => void;
  design: Design;
  /** Called after each finished step, undo and redo included. */
  onChange: (design: Design) => void;
  /** The stored pictures of the design, by an image layer's `src`. */
  pictures: Readonly<Record<string, EditorPicture>>;
  /** Called when an uploaded picture is stored, before its layer is added. */
  onPicture: (src: string, picture: EditorPicture) => void;
  /** Where pictures are uploaded to; null where none may be added. */
  uploadTarget: UploadTarget | null;
  /** Lets the person choose a stored picture; absent where there is no library. */
  chooseStored?: ((onChosen: (picture: ArrivedPicture) => void) => void) | undefined;
  /** Words that the event refuses to print. */
  refusedWords?: readonly string[];
  /** What a piece costs to make with this many sides printed, as a price; absent where it is not told (D50). */
  cost?: (sides: number) => string;
  readOnly?: boolean;
}
