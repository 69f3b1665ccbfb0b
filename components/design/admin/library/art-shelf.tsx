'use client';

import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import { clipArt, type ClipArtId } from '@/lib/modules/design/rules/clip-art/library';
import { inkOn } from '@/lib/modules/design/rules/templates/look';
import { useDesigner } from '../panels/designer-context';
import { ItemGrid } from './item-grid';
import { useAddPath } from './use-add-path';

interface ArtShelfProps {
  title: string;
  isTitled?: boolean;
  ids: readonly ClipArtId[];
  words: LibraryWords;
}

/** Drawings of one group. */
export function ArtShelf({ title, isTitled, ids, words }: ArtShelfProps) {
  const { garment } = useDesigner();
  const add = useAddPath();
  const ink = inkOn(garment.hex);
  const items = ids.map((id) => {
    const drawing = clipArt(id, ink);
    return {
      id,
      name: words.art[id],
      onChoose: () => add({ ...drawing, label: words.art[id] }),
      picture: (
        <svg viewBox="-4 -4 108 108" className="size-full">
          {[drawing, ...drawing.parts].map(({ d, fill }, index) => (
            <path key={index} d={d} fill={fill} />
          ))}
        </svg>
      ),
    };
  });
  return <ItemGrid title={title} isTitled={isTitled ?? false} items={items} />;
}
