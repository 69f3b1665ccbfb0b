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
  /** The layer that the tab key stops at. */
  stop: string | undefined;
  onFocusLayer: (id: string) => void;
  onBlur: () => void;
  /** A pointer begins anew. */
  onPointerDown: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The canvas by keyboard alone. One layer is a stop of the tab key; from it, Tab and Shift+Tab go from layer to layer and
 * at the ends out of the canvas. What is focused is selected, unless Space has kept a selection: then Tab only goes on,
 * and Space adds or lets go, until Escape.
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

  // A step that takes the focused layer away, as undo may, would take the focus out of the canvas with it.
  const isGone = focused !== undefined && known === undefined;
  useLayoutEffect(() => {
    if (isGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isGone, list]);

  // The focus goes where the selection went, whoever made it, as long as it is in the canvas.
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
