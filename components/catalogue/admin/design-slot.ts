import type { ComponentType } from 'react';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Design, GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** A stored picture: its URL, and the facts that the print check needs. */
export interface SlotPicture extends PictureFacts {
  url: string;
}

/** Props of the design editor. The editor is a module of its own, so the page passes it in as a component. */
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
  /** Words that the event refuses to print. */
  refusedWords?: readonly string[];
  /** What a piece costs to make with this many sides printed; absent for people who are not told (D50). */
  cost?: (sides: number) => string;
  readOnly?: boolean;
}
export type DesignSlot = ComponentType<DesignSlotProps>;
