import { useEffect, useEffectEvent } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { keepFocus } from './panels/move-focus';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'
>;

const OWN_UNDO = 'textarea, input:not([type=radio], [type=range])';

/**
 * Undo and redo keys of the editor; returns the handler of its own keys. Text fields keep their own undo. A layer that was just
 * deleted takes the focus with it until the next frame: keys that nothing on the page has then are the editor's as well.
 */
export function useStepKeys(editor: Editor, readOnly: boolean): (event: Pressed) => void {
  function onKey(event: Pressed): void {
    const { key, target } = event;
    if (event.defaultPrevented || readOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (target instanceof HTMLElement && target.matches(OWN_UNDO)) return;
    const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey);
    if (!isRedo && key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (isRedo) editor.redo();
    else editor.undo();
    keepFocus(editor.live.get().selection[0]);
  }
  const onBodyKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onBodyKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return onKey;
}
