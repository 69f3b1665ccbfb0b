'use client';

import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createGeometry } from '@/lib/modules/design/rules/edit/create-geometry';
import {
  type EditCommand,
  type EditGeometry,
  VIEW_COMMANDS,
} from '@/lib/modules/design/rules/edit/edit-state';
import { layerBox } from '@/lib/modules/design/rules/edit/frame';
import { canRedo, canUndo, type History } from '@/lib/modules/design/rules/edit/history';
import { layersOf, sceneOfState } from '@/lib/modules/design/rules/edit/layers';
import type { Design, GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { createEditorStore, type EditorStore } from './editor-store';
import type { Editor } from './editor-types';
import { useFontBooks } from './use-font-books';

export interface EditorOptions {
  family: GarmentFamily;
  /** The initial design; a later change is ignored (use another `key` for the editor). */
  design: Design;
  /** Called after each finished step, undo and redo included. */
  onChange: (design: Design) => void;
  side?: Side;
  /** Layers can only be selected and viewed. */
  readOnly?: boolean;
}

function areasOf(family: GarmentFamily): EditGeometry['areas'] {
  return { front: printArea(family, 'front'), back: printArea(family, 'back') };
}

/** All commands of the editor, or only the view commands when read-only. */
function actionsOf(store: EditorStore, readOnly: boolean) {
  const { dispatch, preview, commit, cancel, undo, redo, live } = store;
  const may = ({ type }: EditCommand): boolean => !readOnly || VIEW_COMMANDS.includes(type);
  return {
    dispatch: (command: EditCommand, merge?: string) => may(command) && dispatch(command, merge),
    preview: (command: EditCommand) => {
      if (may(command)) preview(command);
    },
    commit,
    cancel,
    undo,
    redo,
    live,
  };
}

/**
 * The store's history in React state. The result of a drag is visible before React renders it, so that render is a
 * low-priority transition: canvas and panels at once would be one long task.
 */
function useHistory(store: EditorStore): History {
  const [history, setHistory] = useState(store.history);
  useLayoutEffect(() => {
    const read = (): void => setHistory(store.history());
    return store.subscribe((isUrgent) => (isUrgent ? read() : startTransition(read)));
  }, [store]);
  return history;
}

/**
 * The design editor's state, based on the pure commands of `lib/domain/design/edit`: steps, undo and redo, and drag
 * previews without rendering (`live`). Fonts are loaded as the design needs them.
 */
export function useEditor({ family, design, onChange, side, readOnly = false }: EditorOptions): Editor {
  const areas = useMemo(() => areasOf(family), [family]);
  const [store] = useState(() => {
    const start = side ?? (design.front || !design.back ? 'front' : 'back');
    return createEditorStore({ design, side: start, selection: [] }, createGeometry(areas, {}));
  });
  const history = useHistory(store);
  const state = history.present;
  const fonts = useFontBooks(state.design);
  const geometry = useMemo(() => createGeometry(areas, fonts.books), [areas, fonts.books]);
  useLayoutEffect(() => store.setGeometry(geometry), [store, geometry]);
  useEffect(
    () =>
      store.onDesign((next, isUrgent) => {
        if (isUrgent) onChange(next);
        else startTransition(() => onChange(next));
      }),
    [store, onChange],
  );
  const actions = useMemo(() => actionsOf(store, readOnly), [store, readOnly]);
  const measured = useMemo(() => {
    const scene = sceneOfState(state, geometry);
    return (id: string) => {
      const layer = layersOf(state).find((one) => one.id === id);
      return layer && geometry.inkBox(layer, scene) ? layerBox(layer, scene, geometry) : null;
    };
  }, [state, geometry]);
  return {
    ...actions,
    state,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    bounds: measured,
    geometry,
    fonts,
  };
}
