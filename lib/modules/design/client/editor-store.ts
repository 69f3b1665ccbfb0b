import { applyCommand } from '@/lib/modules/design/rules/edit/apply-command';
import type { EditCommand, EditGeometry, EditState } from '@/lib/modules/design/rules/edit/edit-state';
import { type History, record, redo, startHistory, undo } from '@/lib/modules/design/rules/edit/history';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import type { LiveState } from './editor-types';

/** The editor's state outside React: a drag changes it sixty times a second without rendering. */
export interface EditorStore {
  /** The same object until a step, a selection or a change of side. */
  history: () => History;
  /** Called after each of these; a non-urgent change is already visible and can be rendered later. */
  subscribe: (listener: (isUrgent: boolean) => void) => () => void;
  /** Called with each new design, also for undo and redo. */
  onDesign: (listener: (design: Design, isUrgent: boolean) => void) => () => void;
  live: LiveState;
  geometry: () => EditGeometry;
  /** More fonts have loaded: the same design, with new measurements. */
  setGeometry: (geometry: EditGeometry) => void;
  dispatch: (command: EditCommand, merge?: string) => boolean;
  preview: (command: EditCommand) => void;
  commit: () => boolean;
  cancel: () => void;
  undo: () => void;
  redo: () => void;
}

function createListeners<A extends unknown[]>() {
  const listeners = new Set<(...given: A) => void>();
  return {
    tell: (...given: A): void => listeners.forEach((listener) => listener(...given)),
    add: (listener: (...given: A) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Starts with a design that has passed its schema; the undo history is empty. */
export function createEditorStore(start: EditState, firstGeometry: EditGeometry): EditorStore {
  let history = startHistory(start);
  let geometry = firstGeometry;
  let shown: EditState | null = null;
  const [changed, drawn, designed] = [
    createListeners<[isUrgent: boolean]>(),
    createListeners<[]>(),
    createListeners<[design: Design, isUrgent: boolean]>(),
  ];

  function become(next: History, isUrgent = true): boolean {
    const before = history;
    const wasShown = shown !== null;
    shown = null;
    history = next;
    if (next !== before) changed.tell(isUrgent);
    if (next !== before || wasShown) drawn.tell();
    if (next.present.design !== before.present.design) designed.tell(next.present.design, isUrgent);
    return next.present !== before.present;
  }

  const commit = (): boolean => (shown === null ? false : become(record(history, shown), false));

  return {
    history: () => history,
    subscribe: changed.add,
    onDesign: designed.add,
    live: { get: () => shown ?? history.present, subscribe: drawn.add },
    geometry: () => geometry,
    setGeometry: (next) => {
      geometry = next;
    },
    dispatch: (command, merge) => {
      // The command applies to the previewed state.
      commit();
      return become(record(history, applyCommand(history.present, command, geometry), merge ?? null));
    },
    preview: (command) => {
      shown = applyCommand(history.present, command, geometry);
      drawn.tell();
    },
    commit,
    cancel: () => void become(history),
    undo: () => void become(undo(history)),
    redo: () => void become(redo(history)),
  };
}
