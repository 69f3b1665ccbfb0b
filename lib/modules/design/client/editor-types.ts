import type { EditCommand, EditGeometry, EditState } from '@/lib/modules/design/rules/edit/edit-state';
import type { Box } from '@/lib/modules/design/rules/path-data';
import type { LoadedFonts } from './use-font-books';

/**
 * What panels and canvas do with the design. Each finished step is told to the editor's owner and can be undone.
 * `state` is as of the last finished step (React renders on it); what a drag shows meanwhile is read from `live`.
 */
export interface Editor {
  state: EditState;
  /**
   * Does one command as a step; false when it changed nothing (locked, at a limit, refused). Commands of the same `merge`
   * name that follow one another are one step: `text:{id}` while somebody types, `fill:{id}` while a colour is dragged.
   */
  dispatch: (command: EditCommand, merge?: string) => boolean;
  /** Shows what a command would make of the finished state, without a step and without a render. */
  preview: (command: EditCommand) => void;
  /** Makes what is shown a step, rendered when there is time; false when it changed nothing. */
  commit: () => boolean;
  /** Forgets what is shown. */
  cancel: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The box around a layer's ink in mm of the print area as of `state`; null when it draws nothing. */
  bounds: (layerId: string) => Box | null;
  geometry: EditGeometry;
  /** What texts are set in, as far as it has come: for drawing, the print check and the description. */
  fonts: LoadedFonts;
  live: LiveState;
}

/** The state with what a drag makes of it, outside React. */
export interface LiveState {
  get: () => EditState;
  /** Called at each preview, commit and cancel, and at each step; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
}
