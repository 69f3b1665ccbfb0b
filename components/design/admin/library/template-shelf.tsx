'use client';

import { useMemo } from 'react';
import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import type { NewLayer } from '@/lib/modules/design/rules/edit/edit-state';
import type { TemplateId } from '@/lib/modules/design/rules/templates/templates';
import { ItemGrid } from './item-grid';
import { TemplatePicture } from './template-picture';
import { useTemplates } from './use-templates';

interface TemplateShelfProps {
  title: string;
  ids: readonly TemplateId[];
  words: LibraryWords;
  onChoose: (layers: readonly NewLayer[]) => void;
}

/** Ready designs, each drawn for the side's print area on the garment's colour. */
export function TemplateShelf({ title, ids, words, onChoose }: TemplateShelfProps) {
  const templates = useTemplates(ids, words);
  const items = useMemo(
    () =>
      ids.map((id) => {
        const ready = templates[id];
        return {
          id,
          name: words.templates[id],
          isOff: ready === undefined,
          onChoose: () => ready && onChoose(ready.layers),
          picture: <TemplatePicture ready={ready} />,
        };
      }),
    [ids, templates, words, onChoose],
  );
  return <ItemGrid title={title} items={items} isLarge />;
}
