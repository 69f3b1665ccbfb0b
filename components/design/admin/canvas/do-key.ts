import type { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import type { EditCommand } from '@/lib/modules/design/rules/edit/edit-state';
import type { KeyAction } from './canvas-keys';

/** What a canvas key acts on. */
export interface Hands {
  editor: Editor;
  /** Ids of the visible layers, in drawing order. */
  ids: readonly string[];
  list: RefObject<SVGSVGElement | null>;
  /** True after Space: the selection is kept while Tab moves the focus. */
  keeps: RefObject<boolean>;
  /** Counts key presses; a key held down counts once. */
  presses: RefObject<number>;
  say: (text: string) => void;
  words: ReturnType<typeof useTranslations<'designer.canvas.said'>>;
  onOpen: (layerId: string) => void;
}

type Way = 'next' | 'previous' | 'first' | 'last';

export function focusLayer(list: SVGSVGElement | null, id: string): void {
  const group = [...(list?.children ?? [])].find((child) => child.getAttribute('data-layer') === id);
  if (group instanceof SVGElement) group.focus({ preventScroll: true });
}

const focusedLayer = (): string | undefined =>
  document.activeElement?.getAttribute('data-layer') ?? undefined;

/** Id of the next or previous layer, or null past the ends. */
function neighbour(ids: readonly string[], from: string | undefined, way: Way): string | null {
  const index = from === undefined ? -1 : ids.indexOf(from);
  if (way === 'first') return ids[0] ?? null;
  if (way === 'last') return ids.at(-1) ?? null;
  // From the list's own element, only Tab enters the list; Shift+Tab leaves it.
  if (index < 0) return way === 'next' ? (ids[0] ?? null) : null;
  return ids[index + (way === 'next' ? 1 : -1)] ?? null;
}

function goTo({ editor, ids, list, keeps }: Hands, way: Way): boolean {
  const next = neighbour(ids, focusedLayer(), way);
  if (next === null) return false;
  focusLayer(list.current, next);
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!keeps.current) editor.dispatch({ type: 'select', ids: [next] });
  return true;
}

function keep({ editor, keeps, say, words }: Hands): boolean {
  const active = focusedLayer();
  if (active === undefined) return false;
  const begins = !keeps.current;
  keeps.current = true;
  if (begins && editor.state.selection.includes(active)) say(words('kept'));
  else editor.dispatch({ type: 'select', ids: [active], mode: 'toggle' });
  return true;
}

function command(
  { editor, list, presses, say, words }: Hands,
  wanted: EditCommand,
  isRepeat: boolean,
): boolean {
  const isSelecting = wanted.type === 'select-all';
  // Without a selection the key is left to the browser, so that arrows scroll.
  if (editor.state.selection.length === 0 && !isSelecting) return false;
  if (!isRepeat) presses.current += 1;
  // Focus the list first: deleting the layer would lose the focus.
  if (wanted.type === 'delete') list.current?.focus({ preventScroll: true });
  const isDone = editor.dispatch(wanted, `key:${presses.current}`);
  if (!isDone && !isSelecting) say(words('refused'));
  return true;
}

/** Performs a key's action; false if the key is left to the browser. */
export function doKey(hands: Hands, action: KeyAction, isRepeat: boolean): boolean {
  const { editor, keeps, say, words, onOpen } = hands;
  switch (action.do) {
    case 'command':
      return command(hands, action.command, isRepeat);
    case 'undo':
    case 'redo':
      if (action.do === 'undo' ? !editor.canUndo : !editor.canRedo) say(words('noStep'));
      editor[action.do]();
      return true;
    case 'escape':
      keeps.current = false;
      return editor.dispatch({ type: 'select-none' });
    case 'keep':
      return keep(hands);
    case 'open': {
      const active = focusedLayer();
      if (active !== undefined) onOpen(active);
      return active !== undefined;
    }
    default:
      return goTo(hands, action.do);
  }
}
