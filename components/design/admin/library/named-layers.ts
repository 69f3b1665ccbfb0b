import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import type { NewLayer } from '@/lib/modules/design/rules/edit/edit-state';

/** A template's layers with names in place of the ids of shapes and drawings. */
export function namedLayers(layers: readonly NewLayer[], { shapes, art }: LibraryWords): NewLayer[] {
  const names: Readonly<Record<string, string>> = { ...art, ...shapes };
  return layers.map((layer) => {
    if (layer.type === 'text' || layer.label === undefined) return layer;
    return { ...layer, label: names[layer.label] ?? layer.label };
  });
}
