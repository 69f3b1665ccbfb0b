import { createContext, useContext } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PreflightInput, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { EditorPicture, GarmentColour } from '../editor-props';
import type { LibraryState } from '../library/library-kinds';
import type { Uploads } from './use-uploads';

/** Context of all panels. */
export interface Designer {
  editor: Editor;
  family: GarmentFamily;
  garment: GarmentColour;
  fontBooks: FontBooks;
  pictures: Readonly<Record<string, EditorPicture>>;
  /** Registers a stored picture before a layer shows it. */
  onPicture: (src: string, picture: EditorPicture) => void;
  /** Findings of the print check per side, debounced. */
  issues: Readonly<Record<Side, readonly PreflightIssue[]>>;
  /** Input of the last check, used by the fixes it offers. */
  checkedWith: PreflightInput;
  /** Null where no pictures may be added. */
  uploads: Uploads | null;
  /** Has the person choose a stored picture, which becomes a layer; absent where there is no library. */
  addStored: (() => void) | undefined;
  /** The library of shapes, drawings and templates. */
  library: LibraryState;
  readOnly: boolean;
  /** Opens the settings of the selection, in whichever panel they are. */
  openSettings: () => void;
}

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('no design editor around this panel');
  return designer;
}

/** The scene of the shown side; undefined while the side has never had a layer. */
export function useScene(): Scene | undefined {
  const { design, side } = useDesigner().editor.state;
  return design[side];
}
