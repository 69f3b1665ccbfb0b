'use client';

import { useTranslations } from 'next-intl';
import { describeScene } from '@/lib/modules/design/rules/describe-scene';
import { inkWords } from '@/lib/modules/design/rules/scene-words';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { printReference } from '@/lib/modules/design/rules/garments/print-reference';
import { useDesigner, useScene } from './designer-context';

interface LayerWords {
  /** The layer's name for people. */
  name: (layer: Layer) => string;
  /** The layer's part of the text description: "‘ALEX’, red, Anton, 120 mm wide, centred, 60 mm below the collar". */
  description: (layer: Layer) => string;
}

/** Layers in words, as in the design's text description. */
export function useLayerWords(): LayerWords {
  const t = useTranslations('design');
  const say = useTranslations('designer.layers');
  const size = useTranslations('designer.layer');
  const { family, fontBooks, editor, checkedWith } = useDesigner();
  const scene = useScene();
  const name = (layer: Layer): string => {
    if (layer.label !== undefined) return layer.label;
    if (layer.type === 'text') {
      const text = layer.text.replace(/\s+/g, ' ').trim();
      return text === '' ? say('emptyText') : t('text', { text });
    }
    const kind = layer.type === 'image' ? say('picture') : say('shape');
    const alike = scene?.layers.filter((one) => one.type === layer.type && one.label === undefined) ?? [];
    const place = alike.findIndex(({ id }) => id === layer.id);
    return place < 0 || alike.length < 2 ? kind : say('numbered', { name: kind, number: place + 1 });
  };
  const description = (layer: Layer): string => {
    if (!scene) return '';
    const { from, mm } = printReference(family, editor.state.side);
    // Hidden layers are described too, so that they can be found in the list.
    const alone = { ...scene, layers: [{ ...layer, hidden: false }] };
    const words = inkWords(describeScene(alone, fontBooks, mm, checkedWith.pictures), from, t);
    const box = editor.bounds(layer.id);
    if (words !== '' || !box) return words;
    // Unnamed lines and plates are not part of the description; in a list, their size tells them apart.
    const [width, height] = [Math.round(box.right - box.left), Math.round(box.bottom - box.top)];
    return size('ink', { width, height });
  };
  return { name, description };
}
