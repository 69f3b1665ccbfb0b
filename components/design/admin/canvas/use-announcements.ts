import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { type Change, describeChange } from '@/lib/modules/design/rules/edit/describe-change';
import { layersOf } from '@/lib/modules/design/rules/edit/layers';
import type { Layer } from '@/lib/modules/design/rules/scene-types';

/** A held key changes the design about thirty times a second; only the last change is announced. */
const PAUSE_MS = 200;

export interface Announcements {
  /** The live region. */
  region: RefObject<HTMLParagraphElement | null>;
  say: (text: string) => void;
}

/** A live region that announces every change of the design, and other given messages. */
export function useAnnouncements(editor: Editor, nameOf: (layer: Layer) => string): Announcements {
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef(editor.state);
  const changeText = useChangeText(editor, nameOf);
  const say = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (region.current) region.current.textContent = text;
    }, PAUSE_MS);
  };
  useEffect(() => {
    const change = describeChange(before.current, editor.state);
    before.current = editor.state;
    if (change) say(changeText(change));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { region, say };
}

type Words = ReturnType<typeof useTranslations<'designer.canvas.said'>>;

function boxWords(kind: 'moved' | 'resized', name: string, layer: Layer, { bounds }: Editor, t: Words) {
  const box = bounds(layer.id);
  if (!box) return t('changed', { name });
  return kind === 'moved'
    ? t('moved', { name, left: Math.round(box.left), top: Math.round(box.top) })
    : t('resized', {
        name,
        width: Math.round(box.right - box.left),
        height: Math.round(box.bottom - box.top),
      });
}

/** Announcements that consist of the layer's name only. */
function plainWords(name: string, t: Words) {
  return {
    added: () => t('added', { name }),
    deleted: () => t('deleted', { name }),
    changed: () => t('changed', { name }),
    locked: () => t('locked', { name }),
    unlocked: () => t('unlocked', { name }),
    hidden: () => t('hidden', { name }),
    shown: () => t('shown', { name }),
    selected: () => t('selected', { name }),
  };
}

/** Text for one change. */
function useChangeText(editor: Editor, nameOf: (layer: Layer) => string): (change: Change) => string {
  const t = useTranslations('designer.canvas.said');
  return (change) => {
    if (change.kind === 'side') return editor.state.side === 'front' ? t('front') : t('back');
    if (change.kind === 'unselected') return t('unselected');
    const [first] = change.layers;
    if (!first) return '';
    const isMany = change.layers.length > 1;
    const name = isMany ? t('many', { count: change.layers.length }) : nameOf(first);
    switch (change.kind) {
      case 'moved':
      case 'resized':
        return isMany ? t('changed', { name }) : boxWords(change.kind, name, first, editor, t);
      case 'turned':
        return isMany ? t('changed', { name }) : t('turned', { name, degrees: Math.round(first.angle) });
      case 'ordered':
        return t('ordered', { name, place: change.place + 1, count: layersOf(editor.state).length });
      default:
        return plainWords(name, t)[change.kind]();
    }
  };
}
