'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { readDraft } from '@/lib/client/drafts/draft-store';
import type { EditorModel, EditorState } from './editor-types';
import { SavedEditor } from './saved-editor';
import { useLeaveNotice } from './use-leave-notice';
import { useUndoKeys } from './use-undo-keys';

type Actions =
  'change' | 'save' | 'retry' | 'undo' | 'redo' | 'discard' | 'takeTheirs' | 'keepMine' | 'keepBoth';

/** The editor of a page: its state, and what can be done. */
export type SavedEditing<Stored, Values extends object, Options = void> = EditorState<Stored, Values> &
  Pick<SavedEditor<Stored, Values, Options>, Actions> & {
    /** The state at this moment, for what runs after a save. */
    latest: () => EditorState<Stored, Values>;
  };

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** The browser asks before the page closes. */
function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/**
 * Edits one stored thing: draft in the browser, one save at a time, "Someone else saved changes", undo. Give the
 * component a `key` where it can be shown for another thing. ADR 0061.
 */
export function useSavedEditor<Stored, Values extends object, Options = void>(
  model: EditorModel<Stored, Values, Options>,
  first: Stored,
): SavedEditing<Stored, Values, Options> {
  const [editor] = useState(() => new SavedEditor(model, first));
  const state = useSyncExternalStore(editor.subscribe, editor.state, editor.state);
  useEffect(() => editor.follow(model));
  useEffect(() => {
    void editor.start();
    window.addEventListener('pagehide', editor.leave);
    return () => {
      window.removeEventListener('pagehide', editor.leave);
      editor.leave();
    };
  }, [editor]);
  useLeaveNotice(async () => editor.state().dirty && (await readDraft(model.place, isAnything)) !== null);
  useLeaveWarning(state.dirty);
  useUndoKeys(editor);
  const { change, save, retry, undo, redo, discard, takeTheirs, keepMine, keepBoth, state: latest } = editor;
  return { ...state, change, save, retry, undo, redo, discard, takeTheirs, keepMine, keepBoth, latest };
}
