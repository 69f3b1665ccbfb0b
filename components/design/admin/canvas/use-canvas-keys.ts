import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { layersOf } from '@/lib/modules/design/rules/edit/layers';
import { keyAction } from './canvas-keys';
import { doKey, focusLayer, type Hands } from './do-key';

interface KeysOptions {
  editor: Editor;
  list: RefObject<SVGSVGElement | null>;
  say: (text: string) => void;
  onOpen: (layerId: string) => void;
}

export interface CanvasKeys {
  /** Id of the layer in the tab order (roving tabindex). */
  stop: string | undefined;
  onFocusLayer: (id: string) => void;
  onBlur: () => void;
  /** A press resets the kept selection. */
  onPointerDown: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keyboard control of the canvas. One layer is in the tab order; Tab and Shift+Tab move between layers and leave the
 * canvas at its ends. The focused layer is selected. After Space the selection is kept: Tab only moves the focus and
 * Space toggles a layer, until Escape.
 */
export function useCanvasKeys({ editor, list, say, onOpen }: KeysOptions): CanvasKeys {
  const t = useTranslations('designer.canvas.said');
  const { state } = editor;
  const ids = layersOf(state)
    .filter((layer) => !layer.hidden)
    .map(({ id }) => id);
  const [focused, setFocused] = useState<string>();
  const keeps = useRef(false);
  const presses = useRef(0);
  const { selection } = state;
  const known = focused !== undefined && ids.includes(focused) ? focused : undefined;
  const stop = known ?? selection.findLast((id) => ids.includes(id)) ?? ids[0];

  // A change that removes the focused layer, such as undo, would lose the focus.
  const isGone = focused !== undefined && known === undefined;
  useLayoutEffect(() => {
    if (isGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isGone, list]);

  // While the focus is in the canvas, it follows the selection, whoever changed that.
  useLayoutEffect(() => {
    if (selection.length === 0) keeps.current = false;
    const [only] = selection;
    if (keeps.current || selection.length !== 1 || only === undefined) return;
    if (list.current?.contains(document.activeElement)) focusLayer(list.current, only);
  }, [selection, list]);

  const hands: Hands = { editor, ids, list, keeps, presses, say, words: t, onOpen };
  return {
    stop,
    onFocusLayer: setFocused,
    onBlur: () => setFocused(undefined),
    onPointerDown: () => {
      keeps.current = false;
    },
    onKeyDown: (event) => {
      const action = keyAction(event);
      if (action && doKey(hands, action, event.repeat)) event.preventDefault();
    },
  };
}
