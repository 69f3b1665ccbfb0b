import type { ComponentType } from 'react';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Design, GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** A stored picture: where it is shown from, and what the print check knows of it. */
export interface SlotPicture extends PictureFacts {
  url: string;
}

/** What the editor of a design is given. It is a room of its own, so the page puts it in here. */
export interface DesignSlotProps {
  family: GarmentFamily;
  colours: readonly { identifier: string; name: string; hex: string }[];
  colour: string;
  onColour: (identifier: string) => void;
  design: Design;
  onChange: (design: Design) => void;
  pictures: Readonly<Record<string, SlotPicture>>;
  onPicture: (src: string, picture: SlotPicture) => void;
  uploadTarget: UploadTarget | null;
  /** Words that the event does not print. */
  refusedWords?: readonly string[];
  readOnly?: boolean;
}
export type DesignSlot = ComponentType<DesignSlotProps>;
