import { createContext, useContext } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PreflightInput, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { EditorPicture, GarmentColour } from '../editor-props';
import type { Uploads } from './use-uploads';

/** What every panel works with. */
export interface Designer {
  editor: Editor;
  family: GarmentFamily;
  garment: GarmentColour;
  fontBooks: FontBooks;
  pictures: Readonly<Record<string, EditorPicture>>;
  /** Makes a stored picture known, before a layer shows it. */
  onPicture: (src: string, picture: EditorPicture) => void;
  /** What the print check says of each side, a moment after the last step. */
  issues: Readonly<Record<Side, readonly PreflightIssue[]>>;
  /** What the check is made with, for the steps that mend what it found. */
  checkedWith: PreflightInput;
  /** Null where no pictures may be added. */
  uploads: Uploads | null;
  readOnly: boolean;
  /** Brings up the settings of what is selected, wherever they are. */
  openSettings: () => void;
}

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('no design editor around this panel');
  return designer;
}

/** The scene of the side that is seen; undefined while nothing was ever put on it. */
export function useScene(): Scene | undefined {
  const { design, side } = useDesigner().editor.state;
  return design[side];
}
