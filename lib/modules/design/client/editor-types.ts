import type { EditCommand, EditGeometry, EditState } from '@/lib/modules/design/rules/edit/edit-state';
import type { Box } from '@/lib/modules/design/rules/path-data';
import type { LoadedFonts } from './use-font-books';

/**
 * The editor's interface for panels and canvas. Each finished step is reported to the editor's owner and can be undone.
 * `state` is the state after the last finished step (React renders it); the preview during a drag is in `live`.
 */
export interface Editor {
  state: EditState;
  /**
   * Runs one command as a step; false when it changed nothing (locked, at a limit, refused). Consecutive commands with
   * the same `merge` name are one step: `text:{id}` while typing, `fill:{id}` while a colour is dragged.
   */
  dispatch: (command: EditCommand, merge?: string) => boolean;
  /** Shows the result of a command on the finished state, without a step and without a render. */
  preview: (command: EditCommand) => void;
  /** Turns the preview into a step, rendered with low priority; false when it changed nothing. */
  commit: () => boolean;
  /** Discards the preview. */
  cancel: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The box around a layer's ink in mm of the print area, in `state`; null when it draws nothing. */
  bounds: (layerId: string) => Box | null;
  geometry: EditGeometry;
  /** The fonts loaded so far: for drawing, the print check and the description. */
  fonts: LoadedFonts;
  live: LiveState;
}

/** The state including a drag's preview, outside React. */
export interface LiveState {
  get: () => EditState;
  /** Called at each preview, commit, cancel and step; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}
